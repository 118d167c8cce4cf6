import * as z from 'zod/mini'
import { filtroDeLista } from '#base/pagina.ts'

export const FiltroGrupo = z.strictObject(filtroDeLista(['nome', 'usuarios', 'atualizado_em']))
export type FiltroGrupo = z.infer<typeof FiltroGrupo>

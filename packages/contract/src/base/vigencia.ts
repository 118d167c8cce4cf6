import * as z from 'zod/mini'
import { DataIso } from '#valores/data.ts'
import { regra } from './regra.ts'

/** A first and a last day, both included. The end is optional. */
export const vigencia = { vigencia_inicio: DataIso, vigencia_fim: z.nullable(DataIso) }
type Vigencia = { vigencia_inicio: string; vigencia_fim: string | null }

export const vigenciaEmOrdem = <T extends Vigencia>() =>
  regra<T>(
    ({ vigencia_inicio: inicio, vigencia_fim: fim }) => !inicio || !fim || inicio <= fim,
    'vigencia_fim',
    'A vigência termina antes de começar',
  )

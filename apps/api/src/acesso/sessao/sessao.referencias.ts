import type { Referencia } from '#infra/referencia/referencias.ts'
import { sessao } from './sessao.table.ts'

/** They end with the person (`encerrarSessoes`). */
export const referenciasDaSessao: Referencia[] = [{ coluna: sessao.usuario_id }]

import type { Campo } from './registro.ts'
import type { NoFim, NoFimDoLote, NoLote, NoSegmento } from './registros240.ts'
import type { Com, NoTitulo } from './registros400.ts'
import type { Especie, Movimento, Remessa } from './remessa.ts'

type Movimentos = Partial<Record<Movimento, string>>

/** The codes on which all banks agree. */
export const movimentos = { ENTRADA: '01', BAIXA: '02', VENCIMENTO: '06', OUTROS_DADOS: '31' } as const

/** What a bank that takes CNAB 240 changes in the common records. */
export type Banco240 = {
  formato: 240
  movimentos: Movimentos
  header: readonly Campo<Remessa>[]
  headerDoLote: readonly Campo<NoLote>[]
  segmentoP: readonly Campo<NoSegmento>[]
  segmentoQ?: readonly Campo<NoSegmento>[]
  segmentoR?: readonly Campo<NoSegmento>[]
  trailerDoLote?: readonly Campo<NoFimDoLote>[]
  trailer?: readonly Campo<NoFim>[]
}

/** The same for CNAB 400, which has one detail per title and perhaps a record for the fine. */
export type Banco400 = {
  formato: 400
  movimentos: Movimentos
  especies: Record<Especie, string>
  header: readonly Campo<Com<Remessa>>[]
  detalhe: readonly Campo<NoTitulo>[]
  multa?: readonly Campo<NoTitulo>[]
}

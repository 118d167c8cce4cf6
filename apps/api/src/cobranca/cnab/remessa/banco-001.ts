import { CARTEIRAS_NA_REMESSA } from '@balcao/contract/cobranca/banco/banco-do-brasil'
import { type Banco240, movimentos } from './banco.ts'
import { codigo, comZeros, fixo, numero, texto } from './campos.ts'
import type { Campo } from './registro.ts'
import type { NoSegmento } from './registros240.ts'
import type { Remessa } from './remessa.ts'

/** With a convênio of 7 the number has 10 digits and no DV. With one of 6 it has 5 digits and a DV. */
const nossoNumero = ({ remessa: { conta }, titulo }: NoSegmento): string | null => {
  const convenio = conta.convenio ?? ''
  if (convenio.length !== 6 && convenio.length !== 7) return null
  const [digitos, dv] = convenio.length === 7 ? [10, ''] : [5, titulo.nosso_numero_dv]
  const numero = comZeros(titulo.nosso_numero, digitos)
  return numero === null || dv === null ? null : convenio + numero + dv
}

/** The convênio as the bank wants it, with the product (0014), the carteira and the variação. */
const convenio = <C>(inicio: number, ler: (contexto: C) => Remessa): Campo<C>[] => [
  [inicio, inicio + 8, 'convênio', numero((c) => ler(c).conta.convenio)],
  [inicio + 9, inicio + 12, 'produto', fixo('0014')],
  [inicio + 13, inicio + 14, 'carteira', numero((c) => ler(c).conta.carteira)],
  [inicio + 15, inicio + 17, 'variação', numero((c) => ler(c).conta.variacao)],
]

export const bancoDoBrasil: Banco240 = {
  formato: 240,
  movimentos,
  header: [
    ...convenio<Remessa>(33, (r) => r),
    [103, 132, 'nome do banco', texto(() => 'BANCO DO BRASIL SA')],
    [164, 166, 'leiaute', fixo('083')],
  ],
  headerDoLote: [[14, 16, 'leiaute', fixo('042')], ...convenio<{ remessa: Remessa }>(34, (c) => c.remessa)],
  segmentoP: [
    [38, 57, 'nosso número', codigo(nossoNumero)],
    [58, 58, 'carteira', (c) => CARTEIRAS_NA_REMESSA[c.remessa.conta.carteira] ?? null],
  ],
}

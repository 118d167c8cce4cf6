import type { RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import { type CriteriosDoRetrato, ofertasDoRetrato } from '@balcao/contract/catalogo/ofertas-do-retrato'
import type { Criterio } from './oferta.textos.ts'

/** The one a person most likely got wrong comes first. */
const ORDEM: readonly Criterio[] = ['codigo_ibge', 'canal_venda_id', 'tipo_pessoa', 'empresa_id']

/** The criteria that are not known yet, in the order of the steps. */
export const criteriosQueFaltam = (criterios: CriteriosDoRetrato): Criterio[] =>
  (['empresa_id', 'canal_venda_id', 'tipo_pessoa', 'codigo_ibge'] as const).filter(
    (criterio) => criterios[criterio] === undefined,
  )

/** The criterion without which something would be sold. Null: it is not one alone. */
export const culpadoDoVazio = (retrato: RetratoDasOfertas, criterios: CriteriosDoRetrato): Criterio | null =>
  ORDEM.find((criterio) => ofertasDoRetrato(retrato, { ...criterios, [criterio]: undefined }).length > 0) ??
  null

import { type CanalVenda, DadosCanalVenda } from '@balcao/contract/provedor/canal-venda'
import type { TipoCanal } from '@balcao/contract/provedor/canal-venda-filtro'

/** A new channel has no type until one is chosen. */
export type ValoresCanal = Omit<DadosCanalVenda, 'tipo'> & { tipo: TipoCanal | null }

export const EsquemaDosValores = DadosCanalVenda

export const canalNovo: ValoresCanal = {
  nome: '',
  tipo: null,
  anexos_obrigatorios: [],
  exige_aceite_digital: false,
  fora_do_estabelecimento: false,
  todas_empresas: true,
  empresas: [],
  ativo: true,
}

export const valoresDe = (canal: CanalVenda): ValoresCanal => ({
  nome: canal.nome,
  tipo: canal.tipo,
  anexos_obrigatorios: canal.anexos_obrigatorios,
  exige_aceite_digital: canal.exige_aceite_digital,
  fora_do_estabelecimento: canal.fora_do_estabelecimento,
  todas_empresas: canal.todas_empresas,
  empresas: canal.empresas.map(({ id }) => id),
  ativo: canal.ativo,
})

/**
 * What is sent. The form keeps the list of companies while "every company" makes it irrelevant. The schema
 * has already checked the type.
 */
export const paraEnvio = (valores: ValoresCanal): DadosCanalVenda => ({
  ...valores,
  tipo: valores.tipo as TipoCanal,
  empresas: valores.todas_empresas ? [] : valores.empresas,
})

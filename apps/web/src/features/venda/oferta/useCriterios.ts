import type { CriteriosDoRetrato } from '@balcao/contract/catalogo/ofertas-do-retrato'
import { type RascunhoAberto, useRascunho } from '../rascunho/aberto.ts'

/** Of an existing client, an untouched field is as on record. */
export const criteriosDe = ({ dados, consulta }: Pick<RascunhoAberto, 'dados' | 'consulta'>) => {
  const { empresa_id, canal_venda_id, cliente, endereco } = dados
  const registro = cliente.id === undefined ? null : consulta?.cliente
  const doRegistro = registro?.enderecos.find(({ id }) => id === endereco.id)
  return {
    empresa_id,
    canal_venda_id,
    codigo_ibge: endereco.codigo_ibge ?? doRegistro?.codigo_ibge,
    tipo_pessoa: cliente.tipo_pessoa ?? registro?.tipo_pessoa,
  } satisfies CriteriosDoRetrato
}

/** Who sells, where and to whom: what decides which offers there are. */
export const useCriterios = (): CriteriosDoRetrato => criteriosDe(useRascunho())

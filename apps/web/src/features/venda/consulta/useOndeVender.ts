import type { CanalDaVenda, PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { preparo } from '#partes/venda/preparo.data.ts'
import { useRascunho } from '../rascunho/aberto.ts'

export const canaisDaEmpresa = ({ canais }: PreparoDaVenda, empresa_id: string | undefined): CanalDaVenda[] =>
  canais.filter(({ empresas }) => !empresas || (empresa_id !== undefined && empresas.includes(empresa_id)))

const unico = <T extends { id: string }>(itens: readonly T[]) =>
  itens.length === 1 ? itens[0]?.id : undefined

/** Company and channel, as far as there is nothing to choose. */
export const escolhaPronta = (dados: PreparoDaVenda, empresa_id = unico(dados.empresas)) => {
  const canais = canaisDaEmpresa(dados, empresa_id)
  const padrao = canais.find(({ id }) => id === dados.canal_padrao)?.id
  return { empresa_id, canal_venda_id: padrao ?? unico(canais) }
}

/** Chooses company and channel where there is only one, before anybody asks. */
export function useOndeVender() {
  const { dados, preencher } = useRascunho()
  const { data } = useQuery(preparo())
  const escolher = useEffectEvent((pronto: PreparoDaVenda) => {
    const { empresa_id, canal_venda_id } = escolhaPronta(pronto, dados.empresa_id)
    const mudanca = {
      ...(!dados.empresa_id && empresa_id && { empresa_id }),
      ...(!dados.canal_venda_id && canal_venda_id && { canal_venda_id }),
    }
    if (Object.keys(mudanca).length > 0) preencher(mudanca)
  })
  useEffect(() => {
    if (data) escolher(data)
  }, [data])
}

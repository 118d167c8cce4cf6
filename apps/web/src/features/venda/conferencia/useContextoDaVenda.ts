import type { Contexto } from '@balcao/contract/vendas/faltas'
import { useMemo } from 'react'
import { usePreparo } from '../consulta/usePreparo.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { useHoje, useHora } from './useHoje.ts'

/** What the draft is held against. Null until the device knows with what a sale is made. */
export function useContextoDaVenda(): Contexto | null {
  const { dados, consulta, anexos, corrige } = useRascunho()
  const { data } = usePreparo()
  const hoje = useHoje()
  const hora = useHora()
  const enviada = corrige !== null
  const { canal_venda_id } = dados
  const registro = dados.cliente.id && dados.cliente.id === consulta?.cliente?.id ? consulta : null
  return useMemo(() => {
    if (!data) return null
    const cliente = registro?.cliente
    return {
      hoje,
      hora,
      enviada,
      noRegistro: registro?.preenchidos ?? [],
      nascimentoNoRegistro:
        cliente?.tipo_pessoa === 'PJ' ? cliente.responsavel?.data_nascimento : cliente?.data_nascimento,
      canal: data.canais.find(({ id }) => id === canal_venda_id) ?? null,
      diasDeVencimento: data.dias_vencimento,
      anexos,
    }
  }, [data, hoje, hora, enviada, registro, canal_venda_id, anexos])
}

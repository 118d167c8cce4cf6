import type { PrecoDaOferta } from '@balcao/contract/catalogo/oferta'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { usePreco } from '../oferta/usePreco.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { useEnvio } from './envio.ts'

/** Sends the sale, or its correction over the version that it began with. `ciente`: of what the correction takes back. */
export function useEnviar({ ciente = false } = {}) {
  const { corrige } = useRascunho()
  const { enviar } = useEnvio()
  return (dados: DadosDoRascunho, { preco, promocoes }: Pick<PrecoDaOferta, 'preco' | 'promocoes'>) =>
    void enviar({
      dados,
      total_mostrado: preco.total_fidelidade,
      mostradas: promocoes.map(({ id, nome }) => ({ id, nome })),
      ...(corrige && { corrige: corrige.versao, ciente }),
    })
}

/** Sends what stands in the draft now, at the price that is shown now. */
export function useReenviar(opcoes?: Parameters<typeof useEnviar>[0]) {
  const { dados } = useRascunho()
  const enviar = useEnviar(opcoes)
  const preco = usePreco()
  return () => {
    if (preco) enviar(dados, preco)
  }
}

import type { Envio } from '@balcao/contract/vendas/envio'
import { banco, NO_DISCO, tudoDe } from './banco.ts'

/** Where a finished sale stands on its way to the server. Exactly one of these. */
export type SituacaoNaSaida = 'AGUARDANDO_REDE' | 'AGUARDANDO_ANEXOS' | 'ENVIANDO' | 'ENVIADA' | 'RECUSADA'

/** Why the server refused it: it stays until the person acts. */
export type RecusaNaSaida = {
  codigo: string | undefined
  mensagem: string
  erros: readonly string[]
  /** What the server said besides: what is missing, or the price before and after. */
  atual: unknown
}

export type VendaNaSaida = {
  usuario_id: string
  id: string
  /** Gone once the server has it: no personal data stays behind. */
  envio: Envio | null
  situacao: SituacaoNaSaida
  protocolo: number | null
  recusa: RecusaNaSaida | null
  posta_em: string
  mudada_em: string
}

const canal = new BroadcastChannel('balcao-saida')
const ouvintes = new Set<() => void>()
const ouvir = () => {
  for (const avisar of ouvintes) avisar()
}
canal.onmessage = ouvir
const mudou = () => {
  canal.postMessage(null)
  ouvir()
}

/** One person's finished sales that the server has not taken yet, and what happened to each. */
export const saidaDoAparelho = {
  /** In the order in which they were put there. */
  listar: async (usuario_id: string): Promise<VendaNaSaida[]> => {
    const vendas = await (await banco()).getAll('saida', tudoDe(usuario_id))
    return vendas.sort((a, b) => a.posta_em.localeCompare(b.posta_em))
  },

  ler: async (usuario_id: string, id: string) =>
    (await (await banco()).get('saida', [usuario_id, id])) ?? null,

  gravar: async (venda: VendaNaSaida) => {
    const tx = (await banco()).transaction('saida', 'readwrite', NO_DISCO)
    await Promise.all([tx.store.put(venda), tx.done])
    mudou()
  },

  excluir: async (usuario_id: string, id: string) => {
    await (await banco()).delete('saida', [usuario_id, id])
    mudou()
  },

  /** Here or in another tab. */
  aoMudar: (ouvinte: () => void) => {
    ouvintes.add(ouvinte)
    return () => {
      ouvintes.delete(ouvinte)
    }
  },
}

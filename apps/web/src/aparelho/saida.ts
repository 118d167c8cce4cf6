import type { Envio } from '@balcao/contract/vendas/envio'
import { banco, NO_DISCO, tudoDe } from './banco.ts'

/** Where a finished sale stands on its way to the server. Exactly one of these. */
export type SituacaoNaSaida = 'AGUARDANDO_REDE' | 'AGUARDANDO_ANEXOS' | 'ENVIANDO' | 'ENVIADA' | 'RECUSADA'

/** Of one that the server has not taken. */
export type SituacaoASair = Exclude<SituacaoNaSaida, 'ENVIADA'>

/** Why the server refused it: it stays until the person acts. */
export type RecusaNaSaida = {
  codigo: string | undefined
  mensagem: string
  erros: readonly string[]
  /** What the server said besides: what is missing, or the price before and after. */
  atual: unknown
}

/** A finished sale, or the correction of one that was sent. */
export type EnvioNaSaida = Envio & {
  /** The sale's version that it corrects. */
  corrige?: number
  /** The person has seen what the correction takes back. */
  ciente?: boolean
  /** The promotions that the client was shown. The server is not told: it has its own. */
  mostradas?: readonly { id: string; nome: string }[]
}

export type VendaNaSaida = {
  usuario_id: string
  id: string
  /** Gone once the server has it: no personal data stays behind. */
  envio: EnvioNaSaida | null
  situacao: SituacaoNaSaida
  protocolo: number | null
  recusa: RecusaNaSaida | null
  posta_em: string
  mudada_em: string
  /** Sent, and seen on a screen that reads the server: no list needs it any more. */
  vista?: true
}

export type VendaASair = VendaNaSaida & { envio: EnvioNaSaida }

export const naoEnviada = (venda: VendaNaSaida): venda is VendaNaSaida & { situacao: SituacaoASair } =>
  venda.situacao !== 'ENVIADA'

/** The server has not judged it yet. */
export const esperaSair = ({ situacao }: VendaNaSaida) => situacao !== 'ENVIADA' && situacao !== 'RECUSADA'

/** Nothing is happening to these. */
const PARADAS: readonly SituacaoNaSaida[] = ['AGUARDANDO_REDE', 'RECUSADA']

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

  /** Puts a sale there, once: one on its way, or sent already, stays as it is and is given back. */
  por: async (usuario_id: string, envio: EnvioNaSaida): Promise<VendaNaSaida> => {
    const tx = (await banco()).transaction('saida', 'readwrite', NO_DISCO)
    const atual = await tx.store.get([usuario_id, envio.id])
    if (atual && !PARADAS.includes(atual.situacao)) return atual
    const agora = new Date().toISOString()
    const nova: VendaNaSaida = {
      usuario_id,
      id: envio.id,
      envio,
      situacao: 'AGUARDANDO_REDE',
      protocolo: null,
      recusa: null,
      posta_em: atual?.posta_em ?? agora,
      mudada_em: agora,
    }
    await Promise.all([tx.store.put(nova), tx.done])
    mudou()
    return nova
  },

  /** Takes one to send it: as it stands now, marked as being on its way. Null: there is nothing to send any more. */
  tomar: async (usuario_id: string, id: string): Promise<VendaASair | null> => {
    const tx = (await banco()).transaction('saida', 'readwrite', NO_DISCO)
    const atual = await tx.store.get([usuario_id, id])
    if (!atual?.envio || !esperaSair(atual)) return null
    const tomada = { ...atual, envio: atual.envio, situacao: 'AGUARDANDO_ANEXOS' as const }
    await Promise.all([tx.store.put(tomada), tx.done])
    mudou()
    return tomada
  },

  gravar: async (venda: VendaNaSaida) => {
    const tx = (await banco()).transaction('saida', 'readwrite', NO_DISCO)
    await Promise.all([tx.store.put(venda), tx.done])
    mudou()
  },

  /** Of a sent one, that the person has seen it where it is now. */
  marcarVista: async (usuario_id: string, id: string) => {
    const tx = (await banco()).transaction('saida', 'readwrite', NO_DISCO)
    const atual = await tx.store.get([usuario_id, id])
    if (atual?.situacao !== 'ENVIADA' || atual.vista) return
    await Promise.all([tx.store.put({ ...atual, vista: true }), tx.done])
    mudou()
  },

  /** False for one that is just being sent: it stays. */
  retirar: async (usuario_id: string, id: string): Promise<boolean> => {
    const tx = (await banco()).transaction('saida', 'readwrite', NO_DISCO)
    const atual = await tx.store.get([usuario_id, id])
    if (atual?.situacao === 'ENVIANDO' || atual?.situacao === 'AGUARDANDO_ANEXOS') return false
    await Promise.all([tx.store.delete([usuario_id, id]), tx.done])
    mudou()
    return true
  },

  /** Here or in another tab. */
  aoMudar: (ouvinte: () => void) => {
    ouvintes.add(ouvinte)
    return () => {
      ouvintes.delete(ouvinte)
    }
  },
}

import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { ValoresDoRoteiro } from '@balcao/contract/provedor/canal-venda-roteiro'
import type { Etapa } from '@balcao/contract/vendas/etapas'
import type { ConsultaDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'
import { trazerRascunho } from '@balcao/contract/vendas/rascunho-formato'
import { banco, NO_DISCO, tudoDe } from './banco.ts'

/** A draft as the device keeps it. */
export type RascunhoGuardado = {
  usuario_id: string
  id: string
  /** As the program of that day wrote it. */
  dados: unknown
  etapa: Etapa
  consulta: ConsultaDaVenda | null
  anexos: readonly TipoAnexo[]
  /** What the audio that was recorded here says of the sale. Left out or null: nothing is known of it. */
  lido?: ValoresDoRoteiro | null
  /** The sent sale that it corrects. Left out or null: a new sale. */
  corrige?: CorrecaoAberta | null
  /** The server's version that this one was typed over. Null: the server has never seen it. */
  versao: number | null
  /** When the server last stored it. */
  no_servidor: string | null
  /** Whether the server lacks something that is here. */
  a_enviar: boolean
  /** What was sent there and never answered. */
  sem_resposta: DadosDoRascunho[]
  /** When somebody last changed it here. */
  mudado_em: string
  /** Since when the clean-up knows it to be too old. The next change takes that away. */
  velho_desde?: string
  /** Grows with each write, so that two tabs notice each other. */
  revisao: number
}

export type RascunhoDoAparelho = Omit<RascunhoGuardado, 'dados' | 'lido' | 'corrige'> & {
  dados: DadosDoRascunho
  lido: ValoresDoRoteiro | null
  corrige: CorrecaoAberta | null
  /** Fields of an older version of the program that have no place in this one. */
  perdidos: string[]
}

const abrir = (guardado: RascunhoGuardado): RascunhoDoAparelho => ({
  ...guardado,
  ...trazerRascunho(guardado.dados),
  lido: guardado.lido ?? null,
  corrige: guardado.corrige ?? null,
})

const canal = new BroadcastChannel('balcao-rascunhos')
const ouvintes = new Set<(id: string) => void>()
canal.onmessage = ({ data }) => {
  for (const avisar of ouvintes) avisar(data)
}
const avisar = (id: string) => {
  canal.postMessage(id)
}

/** The drafts of one person on this device. */
export const rascunhosDoAparelho = {
  /** The last changed first. */
  listar: async (usuario_id: string): Promise<RascunhoDoAparelho[]> => {
    const guardados = await (await banco()).getAll('rascunhos', tudoDe(usuario_id))
    return guardados.map(abrir).sort((a, b) => b.mudado_em.localeCompare(a.mudado_em))
  },

  ler: async (usuario_id: string, id: string): Promise<RascunhoDoAparelho | null> => {
    const guardado = await (await banco()).get('rascunhos', [usuario_id, id])
    return guardado ? abrir(guardado) : null
  },

  /**
   * Writes over the revision that the caller knows (0: none) and gives the new one.
   * Null: another tab wrote meanwhile, and nothing was overwritten.
   */
  gravar: async (novo: Omit<RascunhoGuardado, 'revisao'>, revisao: number): Promise<number | null> => {
    const tx = (await banco()).transaction('rascunhos', 'readwrite', NO_DISCO)
    const atual = await tx.store.get([novo.usuario_id, novo.id])
    if ((atual?.revisao ?? 0) !== revisao) return null
    await tx.store.put({ ...novo, revisao: revisao + 1 })
    await tx.done
    avisar(novo.id)
    return revisao + 1
  },

  /** With its files. */
  excluir: async (usuario_id: string, id: string) => {
    const tx = (await banco()).transaction(['rascunhos', 'arquivos'], 'readwrite', NO_DISCO)
    await Promise.all([
      tx.objectStore('rascunhos').delete([usuario_id, id]),
      tx.objectStore('arquivos').delete(tudoDe(usuario_id, id)),
      tx.done,
    ])
    avisar(id)
  },

  /** Called with the id of a draft that another tab wrote or deleted. */
  aoMudarEmOutraAba: (ouvinte: (id: string) => void) => {
    ouvintes.add(ouvinte)
    return () => {
      ouvintes.delete(ouvinte)
    }
  },
}

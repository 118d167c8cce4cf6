import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RascunhoGuardado } from './rascunhos.ts'
import type { VendaNaSaida } from './saida.ts'

/** A photo or audio of a sale that is not sent yet. Bytes and not a Blob: WebKit fails to store Blobs. */
export type ArquivoGuardado = {
  usuario_id: string
  venda_id: string
  id: string
  tipo: TipoAnexo
  nome: string
  mime: string
  bytes: ArrayBuffer
  criado_em: string
  /** Whether the server has all of it. */
  enviado: boolean
  /** How far its upload has come, as the upload queue writes it down. */
  envio?: unknown
}

/** An answer of the server that is kept for when there is no network. */
type RespostaGuardada = { usuario_id: string; nome: string; em: string; valor: unknown }

// Every key begins with the person, so that nobody reads what another one left on the same device.
interface Esquema extends DBSchema {
  rascunhos: { key: [usuario: string, id: string]; value: RascunhoGuardado }
  arquivos: { key: [usuario: string, venda: string, id: string]; value: ArquivoGuardado }
  saida: { key: [usuario: string, id: string]; value: VendaNaSaida }
  respostas: { key: [usuario: string, nome: string]; value: RespostaGuardada }
  descartes: { key: [usuario: string, id: string]; value: { usuario_id: string; id: string } }
}

const NOME = 'balcao'
const VERSAO = 2

let aberto: Promise<IDBPDatabase<Esquema>> | undefined

/** The device's own database. A device that refuses to store rejects; it is asked again the next time. */
export const banco = (): Promise<IDBPDatabase<Esquema>> => {
  aberto ??= openDB<Esquema>(NOME, VERSAO, {
    upgrade: (novo, anterior) => {
      if (anterior < 1) {
        novo.createObjectStore('rascunhos', { keyPath: ['usuario_id', 'id'] })
        novo.createObjectStore('arquivos', { keyPath: ['usuario_id', 'venda_id', 'id'] })
        novo.createObjectStore('saida', { keyPath: ['usuario_id', 'id'] })
        novo.createObjectStore('respostas', { keyPath: ['usuario_id', 'nome'] })
      }
      novo.createObjectStore('descartes', { keyPath: ['usuario_id', 'id'] })
    },
    // A newer version of the program waits in another tab.
    blocking: (_atual, _nova, evento) => {
      ;(evento.target as IDBDatabase).close()
      aberto = undefined
    },
    terminated: () => {
      aberto = undefined
    },
  }).catch((erro: unknown) => {
    aberto = undefined
    throw erro
  })
  return aberto
}

/** Everything under the beginning of a key. In IndexedDB an array comes after any text. */
export const tudoDe = (...inicio: string[]) => IDBKeyRange.bound(inicio, [...inicio, []])

/** A battery may end: the write is on the disk before it counts. */
export const NO_DISCO = { durability: 'strict' } as const

/** `cheio`: there is no room. `recusado`: the browser stores nothing here, as in a private window. */
export type FalhaDoAparelho = 'cheio' | 'recusado'

export const falhaDoAparelho = (erro: unknown): FalhaDoAparelho =>
  erro instanceof DOMException && erro.name === 'QuotaExceededError' ? 'cheio' : 'recusado'

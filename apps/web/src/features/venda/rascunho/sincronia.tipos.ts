import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { RascunhoAberto } from '@balcao/contract/vendas/rascunho-aberto-api'
import type { GravacaoDeRascunho, Rascunho } from '@balcao/contract/vendas/rascunho-api'
import type { RascunhoDoAparelho, rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import type { Salvo } from './aberto.ts'

export type Servidor = {
  alcancavel: () => boolean
  obter: (id: string) => Promise<RascunhoAberto>
  gravar: (id: string, gravacao: Omit<GravacaoDeRascunho, 'dispositivo'>) => Promise<Rascunho>
  descartar: (id: string) => Promise<void>
}

/** What the steps see and change. */
export type Conteudo = Pick<
  RascunhoDoAparelho,
  'dados' | 'etapa' | 'consulta' | 'anexos' | 'lido' | 'corrige'
>

/** Another version of the same draft. */
export type OutraVersao = {
  dados: DadosDoRascunho
  /** Null: another tab of this device. */
  dispositivo: string | null
  em: string
  versao: number | null
  revisao: number | null
}

export type Estado =
  | { tipo: 'abrindo' }
  | { tipo: 'inacessivel'; erro: unknown }
  | {
      tipo: 'aberto'
      conteudo: Conteudo
      /** When somebody last changed it here. */
      mudado_em: string
      salvo: Salvo
      conflito: OutraVersao | null
      /** Fields of an older version of the program that could not be carried over. */
      perdidos: readonly string[]
      /** It is no draft any more: it was sent, or somebody discarded it elsewhere. */
      fim: 'enviado' | 'descartado' | null
    }

export type Partes = {
  id: string
  usuario_id: string
  /** Begun in this tab: nobody else can know it yet. */
  novo: boolean
  /** A person has changed something. */
  aoMudar?: () => void
  aparelho: Omit<typeof rascunhosDoAparelho, 'listar'>
  servidor: Servidor
  /** How long nothing changes until the server hears of it. */
  repousoMs?: number
}

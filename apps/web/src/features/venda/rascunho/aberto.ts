import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { ValoresDoRoteiro } from '@balcao/contract/provedor/canal-venda-roteiro'
import type { Etapa } from '@balcao/contract/vendas/etapas'
import type { ConsultaDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'
import { createContext, use } from 'react'
import type { FalhaDoAparelho } from '#aparelho/banco.ts'

/** Where the draft is safe. */
export type Salvo = {
  /** False while a change is on its way to the device's storage, or when the device refuses to store. */
  noAparelho: boolean
  /** Why the device stores nothing. Null: it does. */
  falha: FalhaDoAparelho | null
  /** When the server last stored it, as an instant. Null: never. */
  noServidor: string | null
  /** Whether the server lacks something that the device has. */
  aEnviar: boolean
  /** Why the server does not take it, in its own words. A missing network is no refusal. */
  recusa: string | null
}

/** The draft that is open, for the steps of the sale. */
export type RascunhoAberto = {
  id: string
  dados: DadosDoRascunho
  /** What the server knew of the client when the document was typed. */
  consulta: ConsultaDaVenda | null
  /** Kinds of attachment that are there, on the device or on the server. */
  anexos: readonly TipoAnexo[]
  /** What the audio that was recorded on this device says of the sale. Null: nothing is known of it. */
  lido: ValoresDoRoteiro | null
  /** The sent sale that it corrects. Null: a new sale. */
  corrige: CorrecaoAberta | null
  /** Another version of it waits for the person's choice. */
  emConflito: boolean
  mudar: (mudanca: Partial<DadosDoRascunho>) => void
  /** As `mudar`, for what the program chooses by itself: of that alone no draft is kept. */
  preencher: (mudanca: Partial<DadosDoRascunho>) => void
  /** As it is now: for what comes back after a wait, when the drawn one may be old. */
  dadosAgora: () => DadosDoRascunho | null
  consultar: (consulta: ConsultaDaVenda | null) => void
  /** Says which kinds of attachment are there now. */
  anexar: (tipos: readonly TipoAnexo[]) => void
  /** Says what the audio that was just brought was read from. Null: it is a file. */
  anotarLido: (lido: ValoresDoRoteiro | null) => void
  /** Saves what the step leaves behind. */
  passarPara: (etapa: Etapa) => void
  /** The person has seen that the sale changed meanwhile, and goes on from this version of it. */
  seguirDe: (versaoDaVenda: number) => void
  /** Deletes it, here and on the server. */
  descartar: () => Promise<void>
}

export const RascunhoContexto = createContext<RascunhoAberto | null>(null)

/** Apart from the draft: it changes twice with each key, and only one line of the screen says it. */
export const SalvoContexto = createContext<Salvo | null>(null)

export const useRascunho = () => {
  const aberto = use(RascunhoContexto)
  if (!aberto) throw new Error('sem rascunho aberto')
  return aberto
}

export const useSalvo = () => {
  const salvo = use(SalvoContexto)
  if (!salvo) throw new Error('sem rascunho aberto')
  return salvo
}

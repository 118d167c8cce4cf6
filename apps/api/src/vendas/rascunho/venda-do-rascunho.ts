import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

/** A sent sale as a draft that corrects it, or why this person cannot correct it now. */
export type Corrigivel = { dados: DadosDoRascunho; corrige: CorrecaoAberta } | { impedimento: string }

type Respostas = {
  /** Which of these have become sales. */
  enviados: (db: Db, ids: readonly string[]) => Promise<string[]>
  /** Those of these sales that the person reaches. */
  corrigiveis: (db: Db, quem: Pessoa, ids: readonly string[]) => Promise<Map<string, Corrigivel>>
}

/** Drafts do not know sales. */
export const vendaDoRascunho = encaixe<Respostas>('que venda tem o identificador deste rascunho?')

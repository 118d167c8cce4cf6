import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import type { Db } from '#infra/db/conexao.ts'

/** Something that happened to a sale. */
export type Acontecimento = {
  /** Its line in the sale's history. */
  id: string
  venda_id: string
  acao: Acao
  de: SituacaoVenda | null
  para: SituacaoVenda
  /** Null: the subscriber or the system. */
  autor_id: string | null
  vendedor_anterior?: string | undefined
  /** Whose it was until an edit gave it to another client. */
  cliente_anterior?: string | undefined
  /** The subscriber has another link since. */
  link_novo?: boolean | undefined
}

/** Hears of it in the transaction in which it happens, and after the sale is written. */
type Ouvinte = (db: Db, acontecimento: Acontecimento) => Promise<void>

const ouvintes: Ouvinte[] = []

/** For nouns that know the sale, which does not know them. */
export const registrarOuvintesDaVenda = (...novos: Ouvinte[]) => {
  ouvintes.push(...novos)
}

export const contarAosOuvintes = async (db: Db, acontecimento: Acontecimento) => {
  for (const ouvir of ouvintes) await ouvir(db, acontecimento)
}

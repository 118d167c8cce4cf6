import { isDeepStrictEqual } from 'node:util'
import {
  type ChaveDeConfiguracao,
  type ChaveSecreta,
  definicaoDe,
} from '@balcao/contract/provedor/configuracao-catalogo'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Cofre } from './cofre.ts'
import { configuracao, configuracaoSegredo } from './configuracao.table.ts'

type Autor = { nome: string }

const marca = ({ nome }: Autor) => ({ alterado_por: nome, alterado_em: sql<string>`now()` })

/** A default value has no row, so that a better default in a later version reaches everyone who kept it. */
export const gravarValor = async (db: Db, autor: Autor, chave: ChaveDeConfiguracao, valor: unknown) => {
  if (isDeepStrictEqual(valor, definicaoDe(chave).padrao)) {
    await db.delete(configuracao).where(eq(configuracao.chave, chave))
    return
  }
  const linha = { valor, ...marca(autor) }
  await db
    .insert(configuracao)
    .values({ chave, ...linha })
    .onConflictDoUpdate({ target: configuracao.chave, set: linha })
}

export const gravarSegredo = async (
  db: Db,
  autor: Autor,
  cofre: Cofre,
  chave: ChaveSecreta,
  segredo: string | null,
) => {
  if (segredo === null) {
    await db.delete(configuracaoSegredo).where(eq(configuracaoSegredo.chave, chave))
    return
  }
  const linha = { cifrado: cofre.fechar(chave, segredo), ...marca(autor) }
  await db
    .insert(configuracaoSegredo)
    .values({ chave, ...linha })
    .onConflictDoUpdate({ target: configuracaoSegredo.chave, set: linha })
}

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Prende, Referencia } from '#infra/referencia/referencias.ts'
import {
  promocao,
  promocaoAdicional,
  promocaoCanal,
  promocaoCidade,
  promocaoPlano,
} from './promocao.table.ts'
import { nomeVisivelDaPromocao, promocaoNaoEncerrada } from './promocao-escopo.ts'

type Ligacao = typeof promocaoPlano | typeof promocaoCanal | typeof promocaoAdicional

/** The promotions that this link column connects to the record. */
const promocoesLigadas = async (
  db: Db,
  quem: Pessoa,
  [ligacao, coluna]: readonly [Ligacao, AnyPgColumn],
  id: string,
  recorte?: SQL,
) => {
  const promocoes = await db
    .select({ nome: nomeVisivelDaPromocao(quem) })
    .from(ligacao)
    .innerJoin(promocao, eq(promocao.id, ligacao.promocao_id))
    .where(and(eq(coluna, id), isNull(promocao.excluido_em), recorte))
    .orderBy(porTexto(promocao.nome).por)
  return promocoes.map(({ nome }) => nome)
}

/** A promotion for every plan or every channel does not prevent the deletion of one. */
const prendePor = (ligacao: Ligacao, coluna: AnyPgColumn): Prende => ({
  um: 'promoção',
  varios: 'promoções',
  nomes: (db, quem, id) => promocoesLigadas(db, quem, [ligacao, coluna], id),
})

export const referenciasDaPromocao: Referencia[] = [
  { coluna: promocaoPlano.plano_id, prende: prendePor(promocaoPlano, promocaoPlano.plano_id) },
  { coluna: promocaoCanal.canal_venda_id, prende: prendePor(promocaoCanal, promocaoCanal.canal_venda_id) },
  {
    coluna: promocaoAdicional.adicional_id,
    prende: prendePor(promocaoAdicional, promocaoAdicional.adicional_id),
  },
  // Cities come from IBGE, and nobody deletes one.
  { coluna: promocaoCidade.codigo_ibge },
]

/** Promotions that are not over and in which this additional is mandatory. */
export const promocoesQueObrigam = (db: Db, quem: Pessoa, adicional: string, hoje: string) =>
  promocoesLigadas(
    db,
    quem,
    [promocaoAdicional, promocaoAdicional.adicional_id],
    adicional,
    sql`${promocaoAdicional.obrigatorio} and ${promocaoNaoEncerrada(hoje)}`,
  )

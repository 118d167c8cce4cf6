import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomesLigados } from '#infra/referencia/nomes-ligados.ts'
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

/** The promotions that this link column connects to a record. */
const promocoesLigadas = (quem: Pessoa, ligacao: Ligacao, coluna: AnyPgColumn) => ({
  registro: promocao,
  nome: nomeVisivelDaPromocao(quem),
  doRegistro: ligacao.promocao_id,
  coluna,
})

/** A promotion for every plan or every channel does not prevent the deletion of one. */
const prendePor = (ligacao: Ligacao, coluna: AnyPgColumn): Prende => ({
  um: 'promoção',
  varios: 'promoções',
  nomes: (db, quem, id) => nomesLigados(db, promocoesLigadas(quem, ligacao, coluna), id),
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
  nomesLigados(
    db,
    promocoesLigadas(quem, promocaoAdicional, promocaoAdicional.adicional_id),
    adicional,
    sql`${promocaoAdicional.obrigatorio} and ${promocaoNaoEncerrada(hoje)}`,
  )

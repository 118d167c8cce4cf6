import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/conexao.ts'
import { porTexto } from '../db/pagina.ts'
import type { Pessoa } from '../http/contexto.ts'
import type { Uso } from '../http/em-uso.ts'
import { nomeVisivelDoPlano } from '../plano/nome-visivel.ts'
import { plano } from '../plano/plano.table.ts'
import { planoAdicional } from '../plano/plano-ligacoes.table.ts'
import { promocao, promocaoAdicional } from '../promocao/promocao.table.ts'

/** The plans and promotions that offer it. */
export const usosDoAdicional = async (db: Db, quem: Pessoa, id: string): Promise<Uso[]> => {
  const planos = await db
    .select({ nome: nomeVisivelDoPlano(quem) })
    .from(planoAdicional)
    .innerJoin(plano, eq(plano.id, planoAdicional.plano_id))
    .where(and(eq(planoAdicional.adicional_id, id), isNull(plano.excluido_em)))
    .orderBy(porTexto(plano.nome).por)
  const promocoes = await db
    .select({ nome: promocao.nome })
    .from(promocaoAdicional)
    .innerJoin(promocao, eq(promocao.id, promocaoAdicional.promocao_id))
    .where(and(eq(promocaoAdicional.adicional_id, id), isNull(promocao.excluido_em)))
    .orderBy(porTexto(promocao.nome).por)
  return [
    { um: 'plano', varios: 'planos', nomes: planos.map(({ nome }) => nome) },
    { um: 'promoção', varios: 'promoções', nomes: promocoes.map(({ nome }) => nome) },
  ]
}

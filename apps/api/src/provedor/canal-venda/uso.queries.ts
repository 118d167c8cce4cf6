import { and, eq, isNull } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { nomeVisivelDoUsuario } from '#acesso/usuario/usuario-escopo.ts'
import { nomeVisivelDoPlano } from '#catalogo/plano/nome-visivel.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import { planoCanal } from '#catalogo/plano/plano-ligacoes.table.ts'
import { nomeVisivelDaPromocao } from '#catalogo/promocao/nome-visivel.ts'
import { promocao, promocaoCanal } from '#catalogo/promocao/promocao.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'

/** What names a channel. What is sold in every channel does not hold this one back. */
export const usosDoCanal = async (db: Db, quem: Pessoa, id: string): Promise<Uso[]> => {
  const planos = await db
    .select({ nome: nomeVisivelDoPlano(quem) })
    .from(planoCanal)
    .innerJoin(plano, eq(plano.id, planoCanal.plano_id))
    .where(and(eq(planoCanal.canal_venda_id, id), isNull(plano.excluido_em)))
    .orderBy(porTexto(plano.nome).por)
  const promocoes = await db
    .select({ nome: nomeVisivelDaPromocao(quem) })
    .from(promocaoCanal)
    .innerJoin(promocao, eq(promocao.id, promocaoCanal.promocao_id))
    .where(and(eq(promocaoCanal.canal_venda_id, id), isNull(promocao.excluido_em)))
    .orderBy(porTexto(promocao.nome).por)
  const usuarios = await db
    .select({ nome: nomeVisivelDoUsuario(quem) })
    .from(usuario)
    .where(and(eq(usuario.canal_venda_id, id), isNull(usuario.excluido_em)))
    .orderBy(porTexto(usuario.nome).por)
  const nomes = (linhas: { nome: string }[]) => linhas.map(({ nome }) => nome)
  return [
    { um: 'plano', varios: 'planos', nomes: nomes(planos) },
    { um: 'promoção', varios: 'promoções', nomes: nomes(promocoes) },
    { um: 'usuário', varios: 'usuários', nomes: nomes(usuarios) },
  ]
}

import { and, eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante } from '#infra/db/pagina.ts'
import { clienteVisualizacao as visualizacao } from './visualizacao.table.ts'

type Filtro = Parameters<typeof paginar>[0]

/** Who looked at a client's data, newest first. */
export const listarVisualizacoes = (db: Db, clienteId: string, filtro: Filtro) => {
  const deste = eq(visualizacao.cliente_id, clienteId)
  return paginar(filtro, {
    ordens: { em: porInstante(visualizacao.em) },
    padrao: '-em',
    id: visualizacao.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: visualizacao.id,
          em: visualizacao.em,
          quem: visualizacao.usuario_nome,
          ip: visualizacao.ip,
          acao: visualizacao.acao,
          chave,
        })
        .from(visualizacao)
        .where(and(deste, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) =>
      contarAte(db, db.select({ id: visualizacao.id }).from(visualizacao).where(deste).limit(ate).as('t')),
  })
}

import { and, eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte } from '#infra/db/contar.ts'
import { paginar, porInstante } from '#infra/db/pagina.ts'
import { clienteAcesso as acesso } from './acesso.table.ts'

type Filtro = Parameters<typeof paginar>[0]

/** Who looked at a client's data, newest first. */
export const listarAcessos = (db: Db, clienteId: string, filtro: Filtro) => {
  const deste = eq(acesso.cliente_id, clienteId)
  return paginar(filtro, {
    ordens: { em: porInstante(acesso.em) },
    padrao: '-em',
    id: acesso.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: acesso.id,
          em: acesso.em,
          quem: acesso.usuario_nome,
          ip: acesso.ip,
          acao: acesso.acao,
          chave,
        })
        .from(acesso)
        .where(and(deste, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) => contarAte(db, db.select({ id: acesso.id }).from(acesso).where(deste).limit(ate).as('t')),
  })
}

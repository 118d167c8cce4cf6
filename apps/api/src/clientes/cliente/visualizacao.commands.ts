import type { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import { type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { clienteVisualizacao } from './visualizacao.table.ts'

/**
 * A reader does not wait for the disk. A crash of the database may lose the looks of its last half second.
 */
export const anotarVisualizacao = async ({ db, usuario, origem }: Contexto, clienteId: string) => {
  await db.execute(sql`
    insert into ${clienteVisualizacao} (id, cliente_id, usuario_id, usuario_nome, ip, acao)
    select ${v7()}::uuid, ${clienteId}::uuid, ${usuario.id}::uuid, ${usuario.nome}, ${origem.ip}, 'VISUALIZAR'
    from set_config('synchronous_commit', 'off', true)`)
}

/** Saving, reloading and coming back count as one look. A line for each would hide who else looked. */
export const jaOlhou = (clienteId: SQL, usuarioId: SQL) => sql`exists (
  select 1 from cliente_acesso a where a.cliente_id = ${clienteId} and a.usuario_id = ${usuarioId}
    and a.acao = 'VISUALIZAR' and a.em > now() - interval '30 minutes')`

/** The same for who sees the client in another noun's page. */
export const anotarOlhada = async ({ db, usuario, origem }: Contexto, clienteId: string) => {
  await db.execute(sql`
    insert into ${clienteVisualizacao} (id, cliente_id, usuario_id, usuario_nome, ip, acao)
    select ${v7()}::uuid, ${clienteId}::uuid, ${usuario.id}::uuid, ${usuario.nome}, ${origem.ip}, 'VISUALIZAR'
    from set_config('synchronous_commit', 'off', true)
    where not ${jaOlhou(sql`${clienteId}::uuid`, sql`${usuario.id}::uuid`)}`)
}

/** A file with everything about one person was downloaded. It is listed among the looks at that person. */
export const anotarArquivoLgpd = async ({ db, usuario, origem }: Contexto, clienteId: string) => {
  await db.insert(clienteVisualizacao).values({
    cliente_id: clienteId,
    usuario_id: usuario.id,
    usuario_nome: usuario.nome,
    ip: origem.ip,
    acao: 'LGPD',
  })
}

/**
 * A whole list was downloaded. It is noted in the history of the person, or the key, that took it. The search text is not
 * kept: it may be a client's name or document, and would outlive the anonymisation there.
 */
export const anotarExportacao = ({ db, ...autor }: Contexto, { busca, ...filtro }: FiltroCliente) =>
  auditar(
    db,
    autor,
    autor.usuario.programa ? 'chave_api' : 'usuario',
    autor.usuario.id,
    'EXPORTAR',
    {},
    {
      clientes: { ...filtro, com_busca: Boolean(busca) },
    },
  )

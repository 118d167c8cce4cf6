import type { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { clienteAcesso } from './acesso.table.ts'

/** A reader does not wait for the disk: a crash of the database may lose the looks of its last half second. */
export const anotarVisualizacao = async ({ db, usuario, origem }: Contexto, clienteId: string) => {
  await db.execute(sql`
    insert into ${clienteAcesso} (id, cliente_id, usuario_id, usuario_nome, ip, acao)
    select ${v7()}::uuid, ${clienteId}::uuid, ${usuario.id}::uuid, ${usuario.nome}, ${origem.ip}, 'VISUALIZAR'
    from set_config('synchronous_commit', 'off', true)`)
}

/** Everything about one person left in a file: it stands among the looks at that person. */
export const anotarArquivoLgpd = async ({ db, usuario, origem }: Contexto, clienteId: string) => {
  await db.insert(clienteAcesso).values({
    cliente_id: clienteId,
    usuario_id: usuario.id,
    usuario_nome: usuario.nome,
    ip: origem.ip,
    acao: 'LGPD',
  })
}

/**
 * A whole list that left at once: it stands in the history of who took it. Not what was searched for, which may be a
 * person's name or document, and would outlive their anonymisation there.
 */
export const anotarExportacao = ({ db, ...autor }: Contexto, { busca, ...filtro }: FiltroCliente) =>
  auditar(
    db,
    autor,
    'usuario',
    autor.usuario.id,
    'EXPORTAR',
    {},
    {
      clientes: { ...filtro, com_busca: Boolean(busca) },
    },
  )

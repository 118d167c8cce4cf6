import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { emitirEventos, type Ocorrido } from '#provedor/webhook/emitir.commands.ts'

/** Tells other systems, after the clients are written. */
export const emitirDosClientes = (db: Db, ocorridos: readonly Ocorrido[]) =>
  emitirEventos(
    db,
    ocorridos,
    (ids) => sql`
      select c.id, c.empresa_id, json_build_object('codigo', c.codigo, 'situacao', c.situacao,
        'id_externo', c.id_externo, 'outro_id', null) as dados from cliente c where c.id = ${ids}`,
  )

export const clienteMudou = (db: Db, id: string) =>
  emitirDosClientes(db, [{ evento: 'cliente.alterado', id }])

export const clienteNasceu = (db: Db, id: string) => emitirDosClientes(db, [{ evento: 'cliente.criado', id }])

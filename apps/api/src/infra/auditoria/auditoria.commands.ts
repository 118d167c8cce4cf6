import { isDeepStrictEqual } from 'node:util'
import type { acoesAuditadas } from '@balcao/contract/base/auditoria'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { auditoria } from './auditoria.table.ts'

type Registro = Record<string, unknown>
export type Autor = { usuario: { id: string; nome: string } | null; origem: Origem }

/** Bookkeeping of the record itself says nothing to who reads the history. */
const SEM_INTERESSE = new Set(['id', 'criado_em', 'atualizado_em', 'versao', 'busca', 'excluido_em'])

const diferencas = (antes: Registro, depois: Registro) =>
  [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .map((campo) => ({ campo, antes: antes[campo] ?? null, depois: depois[campo] ?? null }))
    .filter((m) => !SEM_INTERESSE.has(m.campo) && !isDeepStrictEqual(m.antes, m.depois))

type Mudanca = { id: string; acao: (typeof acoesAuditadas)[number]; antes: Registro; depois: Registro }

/** The traces of many changes of one kind of record, in one statement. */
export const auditarVarias = async (
  db: Db,
  { usuario, origem }: Autor,
  entidade: string,
  mudancas: readonly Mudanca[],
) => {
  if (!mudancas.length) return
  const linhas = comIds(
    mudancas.map(({ id, acao, antes, depois }) => ({
      entidade_id: id,
      acao,
      mudancas: diferencas(antes, depois),
    })),
  )
  await db.execute(sql`
    insert into auditoria (id, em, usuario_id, usuario_nome, ip, agente, entidade, entidade_id, acao, mudancas)
    select id, now(), ${usuario?.id ?? null}::uuid, ${usuario?.nome ?? null}::text, ${origem.ip}::text,
      ${origem.agente}::text, ${entidade}::text, entidade_id, acao, mudancas
    from jsonb_populate_recordset(null::auditoria, ${JSON.stringify(linhas)}::jsonb)`)
}

/** Leaves the trace of a change, in the same transaction as the change. */
export const auditar = async (
  db: Db,
  { usuario, origem }: Autor,
  entidade: string,
  id: string,
  acao: (typeof acoesAuditadas)[number],
  antes: Registro = {},
  depois: Registro = {},
) => {
  await db.insert(auditoria).values({
    usuario_id: usuario?.id ?? null,
    usuario_nome: usuario?.nome ?? null,
    ip: origem.ip,
    agente: origem.agente,
    entidade,
    entidade_id: id,
    acao,
    mudancas: diferencas(antes, depois),
  })
}

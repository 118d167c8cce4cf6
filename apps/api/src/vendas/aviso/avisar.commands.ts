import { type TipoDeAviso, tiposDeAviso } from '@balcao/contract/provedor/configuracao-avisos'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { anexosDaVenda } from '#vendas/anexo/anexo.queries.ts'
import type { Acontecimento } from '#vendas/venda/acontecimentos.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { aviso } from './aviso.table.ts'

/** Where an edit leaves the sale does not say whether the link that was handed over still opens. */
const tipoDe = ({ acao, link_novo }: Acontecimento): TipoDeAviso | undefined =>
  acao === 'editar' && link_novo ? 'editar_link' : tiposDeAviso.find((tipo) => tipo === acao)

/** Makes the notices of what happened, in its transaction. Nobody is told of their own deed. */
export const avisarDaVenda = async (db: Db, acontecimento: Acontecimento) => {
  const { para, de } = acontecimento
  if (de === 'AGUARDANDO_AUTORIZACAO' && para !== de) await darPorLidos(db, acontecimento.venda_id)
  if (para === 'AGUARDANDO_AUTORIZACAO' && para !== de)
    await gravar(db, acontecimento, 'a_autorizar', await quemAutoriza(db, acontecimento))
  const tipo = tipoDe(acontecimento)
  if (tipo) await gravar(db, acontecimento, tipo, await quemVende(db, acontecimento))
}

/** The seller, and who was it until now. */
const quemVende = async (db: Db, { venda_id, vendedor_anterior }: Acontecimento) => {
  const vendedores = await db.select({ id: venda.vendedor_id }).from(venda).where(eq(venda.id, venda_id))
  return [...vendedores.map(({ id }) => id), ...(vendedor_anterior ? [vendedor_anterior] : [])]
}

/** Who may authorise it and can see it, but did not sell it. */
const quemAutoriza = async (db: Db, { venda_id }: Acontecimento) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from venda v
      join grupo_permissao g on g.permissoes @> array['AUTORIZAR.VENDA_RESTRITA', 'LISTAR.TODAS_VENDAS']
      join usuario u on u.grupo_permissao_id = g.id and u.ativo and u.excluido_em is null
    where v.id = ${venda_id} and u.id <> all(v.donos) and (u.todas_empresas or exists (
      select from usuario_empresa l where l.usuario_id = u.id and l.empresa_id = v.empresa_id))`)
  return rows.map(({ id }) => id)
}

const gravar = async (
  db: Db,
  { id: historico_id, venda_id, acao, autor_id }: Acontecimento,
  tipo: TipoDeAviso,
  pessoas: readonly string[],
) => {
  const avisadas = [...new Set(pessoas)].filter((pessoa) => pessoa !== autor_id)
  if (!avisadas.length) return
  const anexos = acao === 'devolver' ? await rejeitados(db, venda_id) : []
  await db
    .insert(aviso)
    .values(comIds(avisadas.map((usuario_id) => ({ usuario_id, venda_id, historico_id, tipo, anexos }))))
  publicar(db, 'aviso', avisadas)
}

const rejeitados = async (db: Db, vendaId: string) =>
  (await anexosDaVenda(db, vendaId))
    .filter(({ veredito }) => veredito === 'REJEITADO')
    .map(({ tipo }) => tipo)

/** Somebody decided: nobody else has to. */
const darPorLidos = async (db: Db, vendaId: string) => {
  const lidos = await db
    .update(aviso)
    .set({ lido_em: sql`now()` })
    .where(and(eq(aviso.venda_id, vendaId), eq(aviso.tipo, 'a_autorizar'), isNull(aviso.lido_em)))
    .returning({ usuario_id: aviso.usuario_id })
  publicar(
    db,
    'aviso',
    lidos.map(({ usuario_id }) => usuario_id),
  )
}

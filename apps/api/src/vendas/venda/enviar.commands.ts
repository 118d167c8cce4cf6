import { codigosDoEnvio, type Envio } from '@balcao/contract/vendas/envio'
import type { Venda } from '@balcao/contract/vendas/venda'
import { sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { resumoDe } from '#infra/resumo.ts'
import { apagarRascunho } from '#vendas/rascunho/rascunho.commands.ts'
import type { Autor } from './agir.commands.ts'
import { anotarNoHistorico } from './historico.commands.ts'
import { montarVenda } from './montar.commands.ts'
import { portaDe } from './porta.ts'
import { prazoDoAceite } from './prazo-do-aceite.ts'
import { obterVenda } from './venda.queries.ts'
import { venda } from './venda.table.ts'
import { vendedorDaVenda } from './vendedor.queries.ts'

/** Everything about the sale is decided here, in one transaction. Sent again, it is the same sale. */
export const enviarVenda = async ({ db, ...autor }: Contexto, envio: Envio): Promise<Venda> => {
  const resumo = resumoDe({ dados: envio.dados, total_mostrado: envio.total_mostrado })
  const feita = await jaEnviada(db, autor.usuario, envio.id, resumo)
  if (!feita) await db.transaction((db) => enviarUmaVez(db, autor, envio, resumo))
  return obterVenda(db, autor.usuario, envio.id)
}

const enviarUmaVez = async (
  db: Db,
  autor: Autor,
  { id, dados, total_mostrado, feita_em }: Envio,
  resumo_do_envio: string,
) => {
  // Only one transaction at a time works on a draft.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`venda:${id}`}, 0))`)
  if (await jaEnviada(db, autor.usuario, id, resumo_do_envio)) return
  const vendedor_id = await vendedorDaVenda(db, autor.usuario, dados)
  const { colunas, tomarPromocoes } = await montarVenda(db, autor, {
    id,
    dados,
    total_mostrado,
    vendedor_id,
  })
  const situacao = portaDe({ ...colunas, autorizacao: null, aceite_resumo: null })
  await db.insert(venda).values({
    ...colunas,
    id,
    vendedor_id,
    donos: [...new Set([vendedor_id, autor.usuario.id])],
    situacao,
    aceite_ate: situacao === 'AGUARDANDO_ACEITE' ? await prazoDoAceite(db) : null,
    feita_em: feita_em ?? null,
    resumo_do_envio,
  })
  await anotarNoHistorico(db, autor, { venda_id: id, acao: 'enviar', de: null, para: situacao })
  const { cliente_nome, plano_nome, mensalidade } = colunas
  const paraLer = { situacao, cliente: cliente_nome, plano: plano_nome, mensalidade }
  await auditar(db, autor, 'venda', id, 'CRIAR', {}, paraLer)
  await apagarRascunho(db, id)
  await tomarPromocoes()
}

/** The same key with other content is refused. */
const jaEnviada = async (db: Db, quem: Pessoa, id: string, resumo: string) => {
  const { rows } = await db.execute<{ igual: boolean }>(sql`
    select resumo_do_envio = ${resumo} and ${quem.id}::uuid = any(donos) as igual from venda where id = ${id}::uuid`)
  const [existente] = rows
  if (existente && !existente.igual)
    throw new Recusa(
      422,
      codigosDoEnvio.chaveUsada,
      'Esta venda já foi enviada com outros dados: abra-a em “Minhas vendas”',
    )
  return existente !== undefined
}

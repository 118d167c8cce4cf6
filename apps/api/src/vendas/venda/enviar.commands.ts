import { codigosDoEnvio, type Envio } from '@balcao/contract/vendas/envio'
import type { Venda } from '@balcao/contract/vendas/venda'
import { sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { resumoDe } from '#infra/resumo.ts'
import { apagarRascunho } from '#vendas/rascunho/rascunho.commands.ts'
import { anotarNoHistorico } from './historico.commands.ts'
import { montarVenda } from './montar.commands.ts'
import { portaDe } from './porta.ts'
import { prazoDoAceite } from './prazo-do-aceite.ts'
import { obterVenda } from './venda.queries.ts'
import { venda } from './venda.table.ts'
import { vendedorDaVenda } from './vendedor.queries.ts'

/** Everything about the sale is decided here, in one transaction. Sent again, it is the same sale. */
export const enviarVenda = ({ db, ...autor }: Contexto, envio: Envio): Promise<Venda> =>
  db.transaction(async (db) => {
    const { id, dados, total_mostrado, feita_em = null } = envio
    const resumo_do_envio = resumoDe({ dados, total_mostrado })
    if (await jaEnviada(db, autor.usuario, id, resumo_do_envio)) return obterVenda(db, autor.usuario, id)

    const vendedor_id = await vendedorDaVenda(db, autor.usuario, dados)
    const montada = await montarVenda(db, autor, { id, dados, total_mostrado, vendedor_id })
    const situacao = portaDe({ ...montada, autorizacao: null, aceite_resumo: null })
    await db.insert(venda).values({
      ...montada,
      id,
      vendedor_id,
      donos: [...new Set([vendedor_id, autor.usuario.id])],
      situacao,
      aceite_ate: situacao === 'AGUARDANDO_ACEITE' ? await prazoDoAceite(db) : null,
      feita_em,
      resumo_do_envio,
    })
    await anotarNoHistorico(db, autor, { venda_id: id, acao: 'enviar', de: null, para: situacao })
    const enviada = await obterVenda(db, autor.usuario, id)
    await auditar(db, autor, 'venda', id, 'CRIAR', {}, paraAuditoria(enviada))
    await apagarRascunho(db, id)
    return enviada
  })

/** Only one transaction at a time works on a draft. The same key with other content is refused. */
const jaEnviada = async (db: Db, quem: Pessoa, id: string, resumo: string) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`venda:${id}`}, 0))`)
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

const paraAuditoria = ({ protocolo, situacao, cliente, plano, preco, vendedor }: Venda) => ({
  protocolo,
  situacao,
  cliente: cliente.nome,
  plano: plano.nome,
  mensalidade: preco.mensalidade_regular,
  vendedor: vendedor.nome,
})

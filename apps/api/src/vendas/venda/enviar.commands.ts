import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { codigosDoEnvio, type Envio } from '@balcao/contract/vendas/envio'
import type { Venda } from '@balcao/contract/vendas/venda'
import { sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { resumoDe } from '#infra/resumo.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { apagarRascunho, travarRascunho } from '#vendas/rascunho/rascunho.commands.ts'
import type { Autor } from './agir.commands.ts'
import { anotarNoHistorico } from './historico.commands.ts'
import { mandarLinkDoAssinante } from './link-do-assinante.ts'
import { montarVenda } from './montar.commands.ts'
import { portaDe } from './porta.ts'
import { prazoDoAceiteCom } from './prazo-do-aceite.ts'
import { obterVenda } from './venda.queries.ts'
import { venda } from './venda.table.ts'
import { vendedorDaVenda } from './vendedor.queries.ts'

/** Everything about the sale is decided here, in one transaction. Sent again, it is the same sale. */
export const enviarVenda = ({ db, ...autor }: Contexto, envio: Envio): Promise<Venda> =>
  db.transaction((db) => enviarUmaVez(db, autor, envio), { guardarPlanos: true })

const enviarUmaVez = async (db: Db, autor: Autor, envio: Envio): Promise<Venda> => {
  const { id, dados, total_mostrado } = envio
  const resumo_do_envio = resumoDe({ dados, total_mostrado })
  const [feita, configuracao] = await Promise.all([
    travarEnvio(db, autor.usuario, id, resumo_do_envio),
    lerConfiguracao(db),
  ])
  if (feita) return obterVenda(db, autor.usuario, id, configuracao)
  const vendedor_id = await vendedorDaVenda(db, autor.usuario, dados)
  const montada = await montarVenda(db, autor, { id, dados, total_mostrado, vendedor_id, configuracao })
  // Sent together, and run in this order.
  const [, , , vendida] = await Promise.all([
    gravar(db, autor, envio, { ...montada, vendedor_id, resumo_do_envio, configuracao }),
    apagarRascunho(db, id),
    montada.tomarPromocoes(),
    obterVenda(db, autor.usuario, id, configuracao),
  ])
  return vendida
}

type Montada = Pick<Awaited<ReturnType<typeof montarVenda>>, 'colunas'> & {
  vendedor_id: string
  resumo_do_envio: string
  configuracao: Configuracao
}

/** The sale, the first line of its history and its audit. */
const gravar = async (
  db: Db,
  autor: Autor,
  { id, feita_em }: Envio,
  { colunas, vendedor_id, resumo_do_envio, configuracao }: Montada,
) => {
  const situacao = portaDe({ ...colunas, autorizacao: null, aceite_resumo: null })
  const { cliente_nome, plano_nome, mensalidade } = colunas
  const paraLer = { situacao, cliente: cliente_nome, plano: plano_nome, mensalidade }
  const nova = {
    ...colunas,
    id,
    vendedor_id,
    donos: [...new Set([vendedor_id, autor.usuario.id])],
    situacao,
    aceite_ate: situacao === 'AGUARDANDO_ACEITE' ? prazoDoAceiteCom(configuracao) : null,
    feita_em: feita_em ?? null,
    resumo_do_envio,
  }
  await Promise.all([
    db.insert(venda).values(nova).execute(),
    anotarNoHistorico(db, autor, { venda_id: id, acao: 'enviar', de: null, para: situacao }),
    auditar(db, autor, 'venda', id, 'CRIAR', {}, paraLer),
    situacao === 'AGUARDANDO_ACEITE' && mandarLinkDoAssinante()(db, nova),
  ])
}

/** Only one transaction at a time works on a draft. True: it is a sale already. */
const travarEnvio = async (db: Db, quem: Pessoa, id: string, resumo: string) => {
  const [, feita] = await Promise.all([travarRascunho(db, id), jaEnviada(db, quem, id, resumo)])
  return feita
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

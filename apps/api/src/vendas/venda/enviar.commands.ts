import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { codigosDoEnvio, type Envio } from '@balcao/contract/vendas/envio'
import type { Venda } from '@balcao/contract/vendas/venda'
import { sql } from 'drizzle-orm'
import { linhaDaAuditoria } from '#infra/auditoria/auditoria.commands.ts'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aguardarTodas, inserirNoGrupo, lugar, noGrupo, prepararJuntas } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { resumoDe } from '#infra/resumo.ts'
import { CONFIGURACOES_GUARDADAS, configuracaoEmVigor } from '#provedor/configuracao/configuracao.queries.ts'
import { APAGAR_ENVIADO } from '#vendas/rascunho/rascunho.commands.ts'
import { travarRascunho } from '#vendas/rascunho/travar.ts'
import type { Autor } from './agir.commands.ts'
import { contarDaVenda, linhaDoHistorico } from './historico.commands.ts'
import { mandarLinkDoAssinante } from './link-do-assinante.ts'
import { montarVenda } from './montar.commands.ts'
import { portaDe } from './porta.ts'
import { prazoDoAceiteCom } from './prazo-do-aceite.ts'
import { obterVenda, quemAge, vendaVista } from './venda.queries.ts'
import { venda, vendaHistorico } from './venda.table.ts'
import { vendedorDaVenda } from './vendedor.queries.ts'

/** Everything about the sale is decided here, in one transaction. Sent again, it is the same sale. */
export const enviarVenda = ({ db, ...autor }: Contexto, envio: Envio): Promise<Venda> =>
  db.transaction((db) => enviarUmaVez(db, autor, envio), { guardarPlanos: true })

const enviarUmaVez = async (db: Db, autor: Autor, envio: Envio): Promise<Venda> => {
  const { id, dados, total_mostrado } = envio
  const resumo_do_envio = resumoDe({ dados, total_mostrado })
  const { feita, configuracao } = await travarEnvio(db, autor.usuario, id, resumo_do_envio)
  if (feita) return obterVenda(db, autor.usuario, id, configuracao)
  const vendedor = await vendedorDaVenda(db, autor.usuario, dados)
  const pedido = { id, dados, total_mostrado, vendedor_id: vendedor.id, configuracao }
  const { colunas, empresa, tomarPromocoes } = await montarVenda(db, autor, pedido)
  // Sent together, and run in this order.
  const [vendida, age] = await aguardarTodas([
    gravar(db, autor, envio, { colunas, vendedor_id: vendedor.id, resumo_do_envio, configuracao }),
    quemAge(db, autor.usuario, configuracao),
    tomarPromocoes(),
  ])
  const lida = { venda: vendida.venda, empresa: empresa.nome, vendedor: vendedor.nome }
  return vendaVista(autor.usuario, lida, vendida.historico, age)
}

type Montada = Pick<Awaited<ReturnType<typeof montarVenda>>, 'colunas'> & {
  vendedor_id: string
  resumo_do_envio: string
  configuracao: Configuracao
}

/** The sale, the first line of its history and its audit. Its draft goes. */
const GRAVAR = preparar(sql`
  with nova as (${inserirNoGrupo('venda', venda)} returning protocolo, criado_em),
    anotada as (${inserirNoGrupo('historico', vendaHistorico)}),
    auditada as (${inserirNoGrupo('auditoria', auditoria)}),
    enviado as (${APAGAR_ENVIADO})
  select protocolo, criado_em from nova`)

/** What a sale has not got when it is sent. */
const AINDA_SEM = { motivo: null, autorizacao: null, aceite_resumo: null, arrependimento_ate: null }

const gravar = async (
  db: Db,
  autor: Autor,
  { id, feita_em }: Envio,
  { colunas, vendedor_id, resumo_do_envio, configuracao }: Montada,
) => {
  const situacao = portaDe({ ...colunas, ...AINDA_SEM })
  const { plano_nome, mensalidade } = colunas
  // Not who buys: given to another client later, the sale's audit could no longer forget the first one.
  const paraLer = { situacao, plano: plano_nome, mensalidade }
  const nova = {
    ...colunas,
    ...AINDA_SEM,
    id,
    vendedor_id,
    donos: [...new Set([vendedor_id, autor.usuario.id])],
    situacao,
    aceite_ate: situacao === 'AGUARDANDO_ACEITE' ? prazoDoAceiteCom(configuracao) : null,
    feita_em: feita_em ?? null,
    resumo_do_envio,
  }
  const linha = linhaDoHistorico(autor, { venda_id: id, acao: 'enviar', de: null, para: situacao })
  const [gravada] = await consultar<{ protocolo: string; criado_em: string }>(
    db,
    GRAVAR({
      rascunho: id,
      ...noGrupo('venda', nova),
      ...noGrupo('historico', linha),
      ...noGrupo('auditoria', linhaDaAuditoria(autor, 'venda', id, 'CRIAR', {}, paraLer)),
    }),
  )
  if (!gravada) throw new Error('a venda não voltou da inserção')
  await contarDaVenda(db, linha)
  const protocolo = Number(gravada.protocolo)
  if (situacao !== 'AGUARDANDO_AUTORIZACAO')
    await mandarLinkDoAssinante()(db, { ...nova, protocolo }, configuracao)
  const agora = new Date(gravada.criado_em).toISOString()
  const momento = {
    situacao_em: agora,
    criado_em: agora,
    atualizado_em: agora,
    versao: 1,
    link_numero: 1,
    cliente_numero: 0,
  }
  return {
    venda: { ...nova, ...momento, protocolo },
    historico: [{ ...linha, em: agora }],
  }
}

const NO_COMECO = prepararJuntas({
  enviadas: sql<{ igual: boolean }>`
    select resumo_do_envio = ${lugar('resumo')} and ${lugar('quem')}::uuid = any(donos) as igual
    from venda where id = ${lugar('id')}::uuid`,
  deOutros: sql<{ id: string }>`
    select id from rascunho where id = ${lugar('id')}::uuid and usuario_id <> ${lugar('quem')}::uuid`,
  guardadas: CONFIGURACOES_GUARDADAS,
})

/**
 * Only one transaction at a time works on a draft. `feita`: it is a sale already. With other content it is refused, and
 * somebody else's draft, with their client's documents, is as if there were none.
 */
const travarEnvio = async (db: Db, { id: quem }: Pessoa, id: string, resumo: string) => {
  const [, { enviadas, deOutros, guardadas }] = await aguardarTodas([
    travarRascunho(db, id),
    NO_COMECO(db, { id, quem, resumo }),
  ])
  const [existente] = enviadas
  if (existente && !existente.igual)
    throw new Recusa(
      422,
      codigosDoEnvio.chaveUsada,
      'Esta venda já foi enviada com outros dados: abra-a em “Vender”',
    )
  if (!existente && deOutros.length) throw naoEncontrado()
  return { feita: existente !== undefined, configuracao: configuracaoEmVigor(guardadas) }
}

import type { Webhook } from '@balcao/contract/provedor/webhook'
import type { FiltroWebhook } from '@balcao/contract/provedor/webhook-filtro'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { webhookEmpresa as ligacao, webhook } from './webhook.table.ts'

/** Its deliveries tell of all of its companies, so whoever sees it has to have all of them. */
const soDestas = (empresas: readonly string[]) => sql`(not webhook.todas_empresas and not exists (
  select 1 from webhook_empresa l where l.webhook_id = webhook.id
    and l.empresa_id <> all(${sql.param([...empresas])}::uuid[])))`

export const nomeVisivelDoWebhook = (quem: Pessoa) => nomeVisivel(quem, sql`webhook.nome`, soDestas)

export const visivel = ({ empresas }: Pessoa) =>
  and(isNull(webhook.excluido_em), empresas === null ? undefined : soDestas(empresas))

/** For a query that includes `webhook`: it tells of this company. */
const contaDa = (empresaId: string) => sql`(webhook.todas_empresas or exists (select 1 from webhook_empresa l
  where l.webhook_id = webhook.id and l.empresa_id = ${empresaId}))`

const ordens = { nome: porTexto(webhook.nome), atualizado_em: porInstante(webhook.atualizado_em) }

const filtros = (f: FiltroWebhook) =>
  and(
    contemPalavras(webhook.busca, f.busca),
    f.ativo === undefined ? undefined : eq(webhook.ativo, f.ativo),
    f.empresa_id ? contaDa(f.empresa_id) : undefined,
  )

export const listarWebhooks = (db: Db, quem: Pessoa, filtro: FiltroWebhook) => {
  const onde = and(visivel(quem), filtros(filtro))
  return paginar(filtro, {
    ordens,
    padrao: 'nome',
    id: webhook.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: webhook.id,
          nome: webhook.nome,
          url: webhook.url,
          quantos_eventos: sql<number>`cardinality(${webhook.eventos})`,
          ativo: webhook.ativo,
          falhando_desde: webhook.falhando_desde,
          desligado_por: webhook.desligado_por,
          atualizado_em: webhook.atualizado_em,
          chave,
        })
        .from(webhook)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) =>
      contarAte(db, db.select({ id: webhook.id }).from(webhook).where(onde).limit(ate).as('t')),
  })
}

const empresasDo = (db: Db, id: string) =>
  db
    .select({ id: empresa.id, nome: empresa.nome_fantasia })
    .from(ligacao)
    .innerJoin(empresa, eq(empresa.id, ligacao.empresa_id))
    .where(eq(ligacao.webhook_id, id))
    .orderBy(porTexto(empresa.nome_fantasia).por)

export const obterWebhook = async (db: Db, quem: Pessoa, id: string): Promise<Webhook> => {
  const [achado] = await db
    .select()
    .from(webhook)
    .where(and(visivel(quem), eq(webhook.id, id)))
  if (!achado) throw naoEncontrado()
  const { nome, url, eventos, todas_empresas, ativo, falhando_desde, desligado_por } = achado
  const { segredo_anterior_ate: ate, criado_em, atualizado_em, versao } = achado
  return {
    ...{ id: achado.id, nome, url, eventos, todas_empresas, ativo, falhando_desde, desligado_por },
    empresas: await empresasDo(db, achado.id),
    segredo_anterior_ate: ate && new Date(ate) > new Date() ? ate : null,
    ...{ criado_em, atualizado_em, versao },
  }
}

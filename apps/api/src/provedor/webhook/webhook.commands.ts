import type { DadosWebhook, EdicaoWebhook, TrocaDeSegredo, Webhook } from '@balcao/contract/provedor/webhook'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, naoEncontrado, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { exigirEmpresasAlcancadas } from '#provedor/empresa/alcance.ts'
import { pedirEntrega } from './pedir-entrega.ts'
import { type Alcance, recusaDaUrl } from './rede.ts'
import { novoSegredo } from './segredo.ts'
import { obterWebhook } from './webhook.queries.ts'
import { webhook, webhookEmpresa } from './webhook.table.ts'

export const ENTIDADE = 'webhook'

export type Partes = { cofre: Cofre; alcanca: Alcance }

export const criarWebhook = ({ db, ...autor }: Contexto, partes: Partes, dados: DadosWebhook) =>
  db.transaction(async (db) => {
    await exigirDados(db, autor.usuario, partes, dados)
    const id = v7()
    const { segredo, fechado } = novoSegredo(partes.cofre, id)
    await semNomeRepetido(db.insert(webhook).values({ ...colunas(dados), id, segredo: fechado }))
    await ligarEmpresas(db, id, dados.empresas)
    const salvo = await obterWebhook(db, autor.usuario, id)
    await auditar(db, autor, ENTIDADE, id, 'CRIAR', {}, paraHistorico(salvo))
    return { ...salvo, segredo }
  })

/** Switched on again, it starts afresh: what waits goes out, and earlier failures do not count. */
const AFRESCO = { desligado_por: null, falhando_desde: null, falhas_seguidas: 0, pausado_ate: null }

export const editarWebhook = (
  { db, ...autor }: Contexto,
  partes: Partes,
  id: string,
  { versao, ...dados }: EdicaoWebhook,
) =>
  db.transaction(async (db) => {
    const atual = await travarWebhook(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    await exigirDados(db, autor.usuario, partes, dados)
    const outro = dados.url !== atual.url || (dados.ativo && !atual.ativo)
    const novo = { ...colunas(dados), ...(outro && AFRESCO), ...novaVersao(atual) }
    await semNomeRepetido(db.update(webhook).set(novo).where(eq(webhook.id, id)))
    await db.delete(webhookEmpresa).where(eq(webhookEmpresa.webhook_id, id))
    await ligarEmpresas(db, id, dados.empresas)
    if (deixouAlguma(atual, dados)) await apagarDeOutras(db, id, dados.empresas)
    if (outro && dados.ativo) await pedirEntrega(db, id)
    const salvo = await obterWebhook(db, autor.usuario, id)
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', paraHistorico(atual), paraHistorico(salvo))
    return salvo
  })

export const excluirWebhook = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const atual = await travarWebhook(db, autor.usuario, id)
    await db.update(webhook).set({ ativo: false, excluido_em: sql`now()` }).where(eq(webhook.id, id))
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', paraHistorico(atual))
    return {}
  })

/** The former one goes on signing beside it for as long as was asked. */
export const trocarSegredo = (
  { db, ...autor }: Contexto,
  { cofre }: Partes,
  id: string,
  { horas_do_anterior: horas }: TrocaDeSegredo,
) =>
  db.transaction(async (db) => {
    const atual = await travarWebhook(db, autor.usuario, id)
    const { segredo, fechado } = novoSegredo(cofre, atual.id)
    await db
      .update(webhook)
      .set({
        segredo: fechado,
        segredo_anterior: horas ? sql`${webhook.segredo}` : null,
        segredo_anterior_ate: horas ? sql`now() + make_interval(hours => ${horas}::integer)` : null,
        ...novaVersao(atual),
      })
      .where(eq(webhook.id, id))
    const depois = horas ? `trocado; o anterior vale por ${horas} h` : 'trocado'
    await auditar(db, autor, ENTIDADE, atual.id, 'EDITAR', { segredo: 'definido' }, { segredo: depois })
    return { segredo }
  })

/** Locks the row. 404 when it is out of reach. */
export const travarWebhook = async (db: Db, quem: Pessoa, id: string) => {
  const [linha] = await db.select({ id: webhook.id }).from(webhook).where(eq(webhook.id, id)).for('update')
  if (!linha) throw naoEncontrado()
  return obterWebhook(db, quem, id)
}

const exigirDados = async (db: Db, quem: Pessoa, { alcanca }: Partes, dados: DadosWebhook) => {
  const recusa = recusaDaUrl(dados.url, alcanca)
  if (recusa) throw campoInvalido('url', recusa)
  await exigirEmpresasAlcancadas(db, quem, dados)
}

const ligarEmpresas = async (db: Db, id: string, empresas: readonly string[]) => {
  if (empresas.length)
    await db.insert(webhookEmpresa).values(empresas.map((empresa_id) => ({ webhook_id: id, empresa_id })))
}

const deixouAlguma = (antes: Webhook, { todas_empresas, empresas }: DadosWebhook) =>
  !todas_empresas && (antes.todas_empresas || antes.empresas.some(({ id }) => !empresas.includes(id)))

/** Whoever sees it from now on need not have the others, and its receiver gets nothing more of them. A test is nobody's. */
const apagarDeOutras = (db: Db, id: string, empresas: readonly string[]) =>
  db.execute(sql`delete from webhook_entrega where webhook_id = ${id}::uuid
    and corpo::json -> 'data' ->> 'empresa_id' <> all(${sql.param([...empresas])}::text[])`)

const colunas = ({ empresas: _, ...dados }: DadosWebhook) => dados

/** With names instead of ids, because people read the history. How deliveries go is no change. */
const paraHistorico = ({ nome, url, eventos, todas_empresas, empresas, ativo }: Webhook) => ({
  ...{ nome, url, eventos, todas_empresas, ativo },
  empresas: empresas.map((e) => e.nome),
})

const semNomeRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('webhook_nome', acao, () => campoInvalido('nome', 'Já existe um webhook com este nome'))

import { canonico } from '@balcao/contract/base/canonico'
import { codigosDoRascunho, LIMITE_DE_RASCUNHOS } from '@balcao/contract/vendas/rascunho'
import type { GravacaoDeRascunho, Rascunho } from '@balcao/contract/vendas/rascunho-api'
import { and, count, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { lugar } from '#infra/db/juntas.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { cadaUm } from '#infra/jobs/cada-um.ts'
import { naoEncontrado, Recusa, semPermissao, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { doDono, exigirAberto, lerRascunho } from './rascunho.queries.ts'
import { rascunho } from './rascunho.table.ts'
import { travarRascunho, travarRascunhos } from './travar.ts'
import { vendaDoRascunho } from './venda-do-rascunho.ts'

/** What goes with drafts that are deleted. */
export const anexosDoRascunho = encaixe<(db: Db, ids: readonly string[]) => Promise<void>>(
  'quem descarta os anexos de um rascunho?',
)

/** The first save creates it. Saved elsewhere meanwhile, that version is answered and nothing is overwritten. */
export const gravarRascunho = (
  { db, usuario }: Contexto,
  id: string,
  { versao, corrige, ...novo }: GravacaoDeRascunho,
): Promise<Rascunho> =>
  db.transaction(async (db) => {
    if (versao === null) await criar(db, usuario, id, { ...novo, corrige })
    else await substituir(db, usuario, id, versao, { ...novo, corrige })
    const gravado = await lerRascunho(db, usuario, id)
    if (!gravado) throw naoEncontrado()
    return gravado
  })

type Novo = Omit<GravacaoDeRascunho, 'versao' | 'corrige'> & { corrige: number | undefined }

const criar = async (db: Db, quem: Pessoa, id: string, { corrige, ...novo }: Novo) => {
  if (corrige === undefined && !quem.pode('REALIZAR_VENDA'))
    throw semPermissao('Você corrige vendas, mas não começa outras')
  await travarRascunho(db, id)
  await exigirAberto(db, quem, id, corrige)
  await exigirLugar(db, quem)
  const [criado] = await db
    .insert(rascunho)
    .values({ ...novo, id, usuario_id: quem.id, venda_versao: corrige ?? null })
    .onConflictDoNothing()
    .returning({ id: rascunho.id })
  if (criado) return
  const atual = await lerRascunho(db, quem, id)
  if (!atual) throw corrige === undefined ? naoEncontrado() : deOutro()
  // The answer to the first save may have been lost on its way.
  if (!mesmoConteudo(atual, novo)) throw versaoDesatualizada(atual)
}

export const exigirLugar = async (db: Db, { id }: Pessoa) => {
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(rascunho)
    .where(eq(rascunho.usuario_id, id))
  if (total >= LIMITE_DE_RASCUNHOS)
    throw new Recusa(
      409,
      codigosDoRascunho.muitos,
      `Você já tem ${LIMITE_DE_RASCUNHOS} rascunhos: envie ou descarte algum antes de começar outro`,
    )
}

const deOutro = () =>
  new Recusa(
    409,
    codigosDoRascunho.deOutro,
    'Outra pessoa já começou a corrigir esta venda: combine com ela, porque vale a correção que for enviada primeiro.',
  )

const substituir = async (db: Db, quem: Pessoa, id: string, versao: number, { corrige, ...novo }: Novo) => {
  if (corrige !== undefined) await exigirAberto(db, quem, id, corrige)
  const tipo = corrige === undefined ? isNull(rascunho.venda_versao) : isNotNull(rascunho.venda_versao)
  const [salvo] = await db
    .update(rascunho)
    .set({ ...novo, venda_versao: corrige ?? null, versao: versao + 1, atualizado_em: sql`now()` })
    .where(and(doDono(quem, id), eq(rascunho.versao, versao), tipo))
    .returning({ id: rascunho.id })
  if (salvo) return
  const atual = await lerRascunho(db, quem, id)
  if (!atual) {
    await exigirAberto(db, quem, id, corrige)
    throw naoEncontrado()
  }
  if (!mesmoConteudo(atual, novo)) throw versaoDesatualizada(atual)
}

type Conteudo = Pick<GravacaoDeRascunho, 'etapa' | 'dados'>
const mesmoConteudo = (atual: Conteudo, novo: Conteudo) =>
  atual.etapa === novo.etapa && canonico(atual.dados) === canonico(novo.dados)

/** Twice is as good as once. Its files go with it, unless they are a sale's. */
export const descartarRascunho = async ({ db, usuario }: Contexto, id: string) => {
  await db.transaction(async (db) => {
    await travarRascunho(db, id)
    await apagarRascunhos(db, doDono(usuario, id))
  })
  return {}
}

/** The draft that has become a sale: part of the statement that writes it. Takes `rascunho`, its id. */
export const APAGAR_ENVIADO = sql`delete from ${rascunho} where id = ${lugar('rascunho')}::uuid`

/** The correction that was sent. Somebody else's stays, and is told what happened when it is sent. */
export const apagarCorrecao = async (db: Db, quem: Pessoa, id: string) => {
  await db.delete(rascunho).where(doDono(quem, id))
}

/** Removes drafts that nobody has touched for as long as the setting says. */
export const apagarRascunhosEsquecidos = async (db: Db) => {
  const { dias_do_rascunho } = await lerConfiguracao(db)
  const esquecido = lt(rascunho.atualizado_em, sql`now() - make_interval(days => ${dias_do_rascunho})`)
  const esquecidos = await db.select({ id: rascunho.id }).from(rascunho).where(esquecido)
  await cadaUm(esquecidos, ({ id }) => apagarRascunhos(db, and(eq(rascunho.id, id), esquecido)))
}

/** With their files. One that was sent meanwhile is a sale, and one that was saved may not be meant any more. */
export const apagarRascunhos = (db: Db, quais: SQL | undefined) =>
  db.transaction(async (db) => {
    const travados = await travarRascunhos(db, quais)
    const apagados = await db
      .delete(rascunho)
      .where(and(inArray(rascunho.id, travados), quais))
      .returning({ id: rascunho.id })
    const ids = apagados.map(({ id }) => id)
    const enviados = await vendaDoRascunho().enviados(db, ids)
    await anexosDoRascunho()(
      db,
      ids.filter((id) => !enviados.includes(id)),
    )
  })

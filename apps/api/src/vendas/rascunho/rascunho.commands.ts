import { canonico } from '@balcao/contract/base/canonico'
import { codigosDoRascunho, LIMITE_DE_RASCUNHOS } from '@balcao/contract/vendas/rascunho'
import type { GravacaoDeRascunho, Rascunho } from '@balcao/contract/vendas/rascunho-api'
import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { doDono, lerRascunho, obterRascunho } from './rascunho.queries.ts'
import { rascunho } from './rascunho.table.ts'

/** Whether the draft has become a sale. */
export const jaEnviado = encaixe<(db: Db, id: string) => Promise<boolean>>('este rascunho já virou venda?')

/** What goes with drafts that are deleted. */
export const anexosDoRascunho = encaixe<(db: Db, ids: readonly string[]) => Promise<void>>(
  'quem descarta os anexos de um rascunho?',
)

/** The first save creates it. Saved elsewhere meanwhile, that version is answered and nothing is overwritten. */
export const gravarRascunho = (
  { db, usuario }: Contexto,
  id: string,
  { versao, ...novo }: GravacaoDeRascunho,
): Promise<Rascunho> =>
  db.transaction(async (db) => {
    if (versao === null) await criar(db, usuario, id, novo)
    else await substituir(db, usuario, id, versao, novo)
    return obterRascunho(db, usuario, id)
  })

type Novo = Omit<GravacaoDeRascunho, 'versao'>

const criar = async (db: Db, quem: Pessoa, id: string, novo: Novo) => {
  await exigirAberto(db, id)
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(rascunho)
    .where(eq(rascunho.usuario_id, quem.id))
  if (total >= LIMITE_DE_RASCUNHOS)
    throw new Recusa(
      409,
      codigosDoRascunho.muitos,
      `Você já tem ${LIMITE_DE_RASCUNHOS} rascunhos: envie ou descarte algum antes de começar outro`,
    )
  const [criado] = await db
    .insert(rascunho)
    .values({ ...novo, id, usuario_id: quem.id })
    .onConflictDoNothing()
    .returning({ id: rascunho.id })
  if (criado) return
  const atual = await lerRascunho(db, quem, id)
  if (!atual) throw naoEncontrado()
  // The answer to the first save may have been lost on its way.
  if (!mesmoConteudo(atual, novo)) throw versaoDesatualizada(atual)
}

const substituir = async (db: Db, quem: Pessoa, id: string, versao: number, novo: Novo) => {
  const [salvo] = await db
    .update(rascunho)
    .set({ ...novo, versao: versao + 1, atualizado_em: sql`now()` })
    .where(and(doDono(quem, id), eq(rascunho.versao, versao)))
    .returning({ id: rascunho.id })
  if (salvo) return
  const atual = await lerRascunho(db, quem, id)
  if (!atual) {
    await exigirAberto(db, id)
    throw naoEncontrado()
  }
  if (!mesmoConteudo(atual, novo)) throw versaoDesatualizada(atual)
}

const mesmoConteudo = (atual: Novo, novo: Novo) =>
  atual.etapa === novo.etapa && canonico(atual.dados) === canonico(novo.dados)

const exigirAberto = async (db: Db, id: string) => {
  if (await jaEnviado()(db, id))
    throw new Recusa(409, codigosDoRascunho.enviado, 'Este rascunho já foi enviado e virou uma venda')
}

/** Twice is as good as once. Its files go with it. */
export const descartarRascunho = async ({ db, usuario }: Contexto, id: string) => {
  await apagarRascunhos(db, doDono(usuario, id))
  return {}
}

/** The draft that has become a sale. */
export const apagarRascunho = async (db: Db, id: string) => {
  await db.delete(rascunho).where(eq(rascunho.id, id))
}

/** Removes drafts that nobody has touched for as long as the setting says. */
export const apagarRascunhosEsquecidos = async (db: Db) => {
  const { dias_do_rascunho } = await lerConfiguracao(db)
  await apagarRascunhos(
    db,
    lt(rascunho.atualizado_em, sql`now() - make_interval(days => ${dias_do_rascunho})`),
  )
}

/** With their files. */
export const apagarRascunhos = (db: Db, quais: SQL | undefined) =>
  db.transaction(async (db) => {
    const apagados = await db.delete(rascunho).where(quais).returning({ id: rascunho.id })
    await anexosDoRascunho()(
      db,
      apagados.map(({ id }) => id),
    )
  })

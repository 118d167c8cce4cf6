import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { adicional, adicionalIncompativel as par } from './adicional.table.ts'
import { incompatibilidades } from './incompatibilidade.queries.ts'
import { ofertasComAdicionais } from './ofertas.ts'

const CAMPO = 'incompativel_com'
type Autor = Omit<Contexto, 'db'>

/** Locks those that exist, in the same order as a plan that links them, so that the two cannot deadlock. */
export const travarAdicionais = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: adicional.id, versao: adicional.versao })
    .from(adicional)
    .where(and(inArray(adicional.id, [...ids]), isNull(adicional.excluido_em)))
    .orderBy(asc(adicional.id))
    .for('update')

export const exigirIncompativeisPossiveis = async (
  db: Db,
  quem: Pessoa,
  id: string,
  { novos, travados }: { novos: readonly string[]; travados: readonly string[] },
) => {
  if (novos.includes(id)) throw campoInvalido(CAMPO, 'Um adicional não pode ser incompatível consigo mesmo')
  if (novos.some((novo) => !travados.includes(novo))) throw campoInvalido(CAMPO, 'Adicional não encontrado')
  const oferta = novos.length > 0 && (await ofertasComAdicionais().obrigatoriosJuntos(db, quem, id, novos))
  if (!oferta) return
  const onde = [
    oferta.plano && `no plano ${oferta.plano}`,
    oferta.promocao && `na promoção ${oferta.promocao}`,
  ]
  throw campoInvalido(
    CAMPO,
    `“${oferta.com}” e este adicional são obrigatórios juntos ${onde.filter(Boolean).join(' e ')}`,
  )
}

/**
 * Makes this the additional's list. Additionals that enter or leave it change too: their history says so, and
 * their version grows, so that a form opened on them earlier does not undo it.
 */
export const gravarIncompativeis = async (db: Db, autor: Autor, id: string, desejados: readonly string[]) => {
  const anteriores = (await incompatibilidades(db, [id])).get(id)?.map((outro) => outro.id) ?? []
  const entram = desejados.filter((outro) => !anteriores.includes(outro))
  const saem = anteriores.filter((outro) => !desejados.includes(outro))
  const mudados = [...entram, ...saem]
  if (mudados.length === 0) return

  const antes = await incompatibilidades(db, mudados)
  if (saem.length > 0)
    await db.delete(par).where(
      sql`(${par.menor_id}, ${par.maior_id}) in (${sql.join(
        saem.map((outro) => emSql(id, outro)),
        sql`, `,
      )})`,
    )
  if (entram.length > 0) await db.insert(par).values(entram.map((outro) => parDe(id, outro)))
  const depois = await incompatibilidades(db, mudados)
  await db
    .update(adicional)
    .set({ versao: sql`${adicional.versao} + 1`, atualizado_em: sql`now()` })
    .where(inArray(adicional.id, mudados))
  for (const outro of mudados)
    await auditar(db, autor, 'adicional', outro, 'EDITAR', nomes(antes, outro), nomes(depois, outro))
}

const parDe = (a: string, b: string) => (a < b ? { menor_id: a, maior_id: b } : { menor_id: b, maior_id: a })

const emSql = (a: string, b: string) => {
  const { menor_id, maior_id } = parDe(a, b)
  return sql`(${menor_id}::uuid, ${maior_id}::uuid)`
}

const nomes = (de: Awaited<ReturnType<typeof incompatibilidades>>, id: string) => ({
  [CAMPO]: de.get(id)?.map(({ nome }) => nome),
})

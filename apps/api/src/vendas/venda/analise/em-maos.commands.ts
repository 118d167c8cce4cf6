import { type EmMaos, SEGUNDOS_EM_MAOS } from '@balcao/contract/vendas/analise-api'
import { esperaDecisao } from '@balcao/contract/vendas/decisoes'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { and, eq, lt, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { travarTexto } from '#infra/db/travar-texto.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { alcancada } from '../venda.queries.ts'
import { venda } from '../venda.table.ts'
import { vendaEmMaos } from './em-maos.table.ts'
import { emMaosVale } from './em-maos-vale.ts'

export const ATE = sql`now() + make_interval(secs => ${SEGUNDOS_EM_MAOS})`

/**
 * A sale that is free, or was one's own already, is kept. One that somebody else has stays with them unless it is taken
 * over. It only tells people apart: what protects the sale is its version.
 */
export const segurarVenda = ({ db, ...autor }: Contexto, id: string, { assumir }: { assumir: boolean }) =>
  db.transaction(async (db): Promise<EmMaos> => {
    const { usuario } = autor
    await exigirQueEspere(db, usuario, id)
    // Two who open it at the same moment, and one who takes over, come one after the other.
    await travarTexto(db, `em-maos:${id}`)
    const antes = await quemTem(db, usuario, id)
    if (antes && !antes.minha && !assumir) return antes
    const desde = antes?.minha ? antes.desde : sql`now()`
    await db
      .insert(vendaEmMaos)
      .values({ venda_id: id, usuario_id: usuario.id, desde, ate: ATE })
      .onConflictDoUpdate({
        target: vendaEmMaos.venda_id,
        set: { usuario_id: usuario.id, desde, ate: ATE },
      })
    if (antes && !antes.minha) {
      await auditar(db, autor, 'venda', id, 'EDITAR', { em_maos: antes.quem.nome }, { em_maos: usuario.nome })
    }
    if (!antes?.minha) publicar(db, 'venda', [id])
    const agora = await quemTem(db, usuario, id)
    if (!agora) throw new Error('a venda que acabou de ser segurada está livre')
    return agora
  })

/** Only one's own. */
export const largarVenda = async ({ db, usuario }: Contexto, id: string) => {
  const largadas = await db
    .delete(vendaEmMaos)
    .where(and(eq(vendaEmMaos.venda_id, id), eq(vendaEmMaos.usuario_id, usuario.id)))
    .returning({ id: vendaEmMaos.venda_id })
  publicar(
    db,
    'venda',
    largadas.map(({ id }) => id),
  )
  return {}
}

/** A page that has not heard yet that somebody decided must not take the sale afterwards. */
const exigirQueEspere = async (db: Db, quem: Pessoa, id: string) => {
  const [lida] = await db
    .select({ situacao: venda.situacao })
    .from(venda)
    .where(and(eq(venda.id, id), alcancada(quem)))
  if (!lida) throw naoEncontrado()
  if (!esperaDecisao(lida.situacao))
    throw new Recusa(
      409,
      'ACAO_IMPOSSIVEL',
      `Não há o que decidir: a venda está em “${nomesDasSituacoes[lida.situacao]}”`,
    )
}

const quemTem = async (db: Db, { id: eu }: Pessoa, id: string): Promise<EmMaos | null> => {
  const { rows } = await db.execute<{ em_maos: EmMaos }>(sql`
    select json_build_object('quem', json_build_object('id', u.id, 'nome', u.nome), 'minha', m.usuario_id = ${eu}::uuid,
      'desde', m.desde, 'ate', m.ate) as em_maos
    from venda_em_maos m join usuario u on u.id = m.usuario_id join venda v on ${emMaosVale('v')}
    where m.venda_id = ${id}::uuid`)
  return rows[0]?.em_maos ?? null
}

/** What lapsed is free already. Here it only stops taking up room. */
export const apagarEmMaosVencidas = async (db: Db) => {
  await db.delete(vendaEmMaos).where(lt(vendaEmMaos.ate, sql`now() - interval '1 hour'`))
}

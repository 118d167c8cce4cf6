import type { EdicaoDasMetas } from '@balcao/contract/painel/meta-api'
import { mesDe } from '@balcao/contract/painel/periodo'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditarVarias } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { travarTexto } from '#infra/db/travar-texto.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { meta } from './meta.table.ts'

type Alvo = Pick<typeof meta.$inferSelect, 'vendas' | 'receita'>
type MetaDe = Alvo & { vendedor_id: string }
const SEM_META: Alvo = { vendas: null, receita: null }

/** Goals of a month, for these people. The goals of others stay as they are. */
export const editarMetas = ({ db, ...autor }: Contexto, { mes: dia, metas }: EdicaoDasMetas) =>
  db.transaction(async (db) => {
    const mes = mesDe(dia)
    const ids = metas.map(({ vendedor_id }) => vendedor_id)
    if (new Set(ids).size < ids.length) throw campoInvalido('metas', 'A mesma pessoa está duas vezes')
    await exigirAlcancados(db, autor.usuario, ids)
    // Whoever has no goal yet has no row to lock.
    await travarTexto(db, `meta:${mes}`)
    const guardadas = await db
      .select()
      .from(meta)
      .where(and(eq(meta.mes, mes), inArray(meta.vendedor_id, ids)))
    const antes = new Map(
      guardadas.map(({ vendedor_id, vendas, receita }) => [vendedor_id, { vendas, receita }]),
    )
    const mudadas = metas.flatMap(({ vendedor_id, ...pedido }) => {
      const atual = antes.get(vendedor_id) ?? SEM_META
      const { vendas = atual.vendas, receita = atual.receita } = pedido
      const mudou = atual.vendas !== vendas || atual.receita !== receita
      return mudou ? [{ vendedor_id, vendas, receita }] : []
    })
    await guardar(db, mes, mudadas)
    const comMes = ({ vendas, receita }: Alvo) => ({ meta_vendas: vendas, meta_receita: receita })
    await auditarVarias(
      db,
      autor,
      'usuario',
      mudadas.map((uma) => ({
        id: uma.vendedor_id,
        acao: 'EDITAR' as const,
        antes: { ...comMes(antes.get(uma.vendedor_id) ?? SEM_META), meta_mes: null },
        depois: { ...comMes(uma), meta_mes: mes },
      })),
    )
    return { mudadas: mudadas.length }
  })

const guardar = async (db: Db, mes: string, metas: MetaDe[]) => {
  const semMeta = metas.filter(({ vendas, receita }) => vendas === null && receita === null)
  const comMeta = metas.filter((uma) => !semMeta.includes(uma))
  if (semMeta.length)
    await db.delete(meta).where(
      and(
        eq(meta.mes, mes),
        inArray(
          meta.vendedor_id,
          semMeta.map(({ vendedor_id }) => vendedor_id),
        ),
      ),
    )
  if (comMeta.length)
    await db
      .insert(meta)
      .values(comMeta.map((uma) => ({ ...uma, mes })))
      .onConflictDoUpdate({
        target: [meta.vendedor_id, meta.mes],
        set: { vendas: sql`excluded.vendas`, receita: sql`excluded.receita` },
      })
}

/** People of the companies that the person reaches. Somebody else's is refused as if they did not exist. */
const exigirAlcancados = async (db: Db, { empresas }: Pessoa, ids: string[]) => {
  const alcance =
    empresas === null
      ? sql`true`
      : sql`(u.todas_empresas or exists (select 1 from usuario_empresa l
          where l.usuario_id = u.id and l.empresa_id = any(${sql.param(empresas)}::uuid[])))`
  const { rows } = await db.execute(sql`
    select u.id from usuario u
    where u.id = any(${sql.param(ids)}::uuid[]) and u.excluido_em is null and ${alcance}`)
  if (rows.length < ids.length)
    throw campoInvalido('metas', 'Há uma pessoa que não existe mais: atualize a tela')
}

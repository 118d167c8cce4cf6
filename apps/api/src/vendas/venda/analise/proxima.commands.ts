import { type FilaDeDecisao, quemDecideNa, situacaoDaFila } from '@balcao/contract/vendas/fila-de-decisao'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { semPermissao } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { ATE, largarVenda } from './em-maos.commands.ts'
import { emMaosVale } from './em-maos-vale.ts'

/** More than people who ask at the same moment. */
const CANDIDATAS = 40
/** Somebody else may get in first. Each time somebody does get one. */
const TENTATIVAS = 100

const LIVRE = sql`not exists (select 1 from venda_em_maos m where ${emMaosVale('venda')})`

/** Who asks for a sale, and in which state it waits. */
type Pedido = { quem: Pessoa; situacao: SituacaoVenda }

const naFila = ({ quem, situacao }: Pedido, alem: SQL) =>
  sql`venda.situacao = ${situacao} and not (${quem.id}::uuid = any(venda.donos)) and ${LIVRE} and ${alem}`

/**
 * The oldest that nobody has. Each company is walked by itself in the order of its queue, so it costs the same for any
 * mix of companies. A sale that is being taken at this moment is passed over.
 */
const pegar = (pedido: Pedido, alem: SQL) => {
  const { quem } = pedido
  const empresas = quem.empresas === null ? sql`true` : sql`e.id = any(${sql.param(quem.empresas)}::uuid[])`
  return sql`
    with candidata as materialized (
      select v.id, v.situacao_em from empresa e cross join lateral (
        select venda.id, venda.situacao_em from venda where venda.empresa_id = e.id and ${naFila(pedido, alem)}
        order by venda.situacao_em, venda.id limit ${CANDIDATAS}) v
      where ${empresas} order by v.situacao_em, v.id limit ${CANDIDATAS}
    ), escolhida as (
      select venda.id from venda join candidata c on c.id = venda.id where ${naFila(pedido, alem)}
      order by c.situacao_em, c.id limit 1 for no key update of venda skip locked
    ), presa as (
      insert into venda_em_maos (venda_id, usuario_id, desde, ate)
      select id, ${quem.id}::uuid, now(), ${ATE} from escolhida
      on conflict (venda_id) do update set usuario_id = excluded.usuario_id, desde = excluded.desde, ate = excluded.ate
        where venda_em_maos.ate <= now()
          or venda_em_maos.desde < (select situacao_em from venda where venda.id = venda_em_maos.venda_id)
      returning venda_id
    )
    select (select venda_id from presa) as venda_id, exists (select from candidata) as ha`
}

const pegarUma = async (db: Db, pedido: Pedido, alem: SQL): Promise<string | null> => {
  for (let i = 0; i < TENTATIVAS; i++) {
    const { rows } = await db.execute<{ venda_id: string | null; ha: boolean }>(pegar(pedido, alem))
    const [{ venda_id = null, ha = false } = {}] = rows
    if (venda_id) publicar(db, 'venda', [venda_id])
    if (venda_id || !ha) return venda_id
  }
  return null
}

/**
 * Takes the next sale of the queue in hand. Only people who see all sales have a queue: the others see their own, about
 * which they do not decide. After one that was left undecided the queue goes on, and begins again at its end.
 */
export const pegarProxima = async (
  contexto: Contexto,
  { fila: pedida, depois_de }: { fila?: FilaDeDecisao | undefined; depois_de?: string | undefined },
) => {
  const { db, usuario: quem } = contexto
  const fila = pedida ?? (quem.pode(quemDecideNa('para_analisar')) ? 'para_analisar' : 'para_autorizar')
  if (!quem.pode(quemDecideNa(fila))) throw semPermissao('Você não decide sobre as vendas desta fila')
  if (!quem.pode('LISTAR.TODAS_VENDAS')) return { venda_id: null }
  const pedido = { quem, situacao: situacaoDaFila(fila) }
  if (!depois_de) return { venda_id: await pegarUma(db, pedido, sql`true`) }
  const outra = sql`venda.id <> ${depois_de}::uuid`
  const seguinte = sql`(venda.situacao_em, venda.id) > (
    select d.situacao_em, d.id from venda d where d.id = ${depois_de}::uuid and d.situacao = ${pedido.situacao})`
  const venda_id = (await pegarUma(db, pedido, seguinte)) ?? (await pegarUma(db, pedido, outra))
  await largarVenda(contexto, depois_de)
  return { venda_id }
}

import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { and, eq, sql } from 'drizzle-orm'
import { auditar, auditarVarias } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { type ContratoACobrar, contratosACobrar } from '#vendas/contrato/para-cobrar.queries.ts'
import { vendasComBoleto } from '../da-venda.queries.ts'
import { type ContaDeEmissao, contaQueEmite } from '../emitir/conta.queries.ts'
import { type Cobranca, gravarBoletos, recusaDoValor } from '../emitir/gravar.commands.ts'
import { mesACobrar, mesEmPalavras } from '../emitir/meses.ts'
import { lerPagadores, type Pagador } from '../emitir/pagadores.queries.ts'
import { boletoLote, boletoLoteFalha } from '../lote.table.ts'
import { DE_CONTRATOS, emVigorNoMes } from './contratos.queries.ts'

/** One transaction each. Few enough that other requests get their turn in between. */
const POR_PASSO = 500
const AUTOR = { sistema: 'emissão de boletos em lote' }

type LoteTravado = typeof boletoLote.$inferSelect

const travarLote = async (db: Db, id: string): Promise<LoteTravado | undefined> => {
  const [lote] = await db
    .select()
    .from(boletoLote)
    .where(and(eq(boletoLote.id, id), eq(boletoLote.situacao, 'EM_ANDAMENTO')))
    .for('update')
  return lote
}

type Proximo = { id: string; tem: boolean; venda_id: string; primeiro: boolean }

const proximosContratos = async (
  db: Db,
  { empresa_id, competencia, depois_de }: LoteTravado,
): Promise<Proximo[]> => {
  // Joined and not asked with `exists`: that would read all boletos of the month again at each step.
  const { rows } = await db.execute<Proximo>(sql`
    select k.id, b.id is not null as tem, k.venda_id, to_char(k.ativo_desde, 'YYYY-MM') = ${competencia} as primeiro
    from (
      select k.* from ${DE_CONTRATOS} where ${emVigorNoMes(empresa_id, competencia)}
        and (${depois_de}::uuid is null or k.id > ${depois_de}::uuid)
      order by k.id limit ${POR_PASSO}) k
    left join lateral (
      select b.id from boleto b where b.cliente_plano_id = k.id and b.competencia = ${competencia} limit 1) b on true
    order by k.id`)
  return rows
}

/** Sales whose own boleto charges what the first invoice would. Locked: one of the two charges it, not both. */
const vendasCobradas = async (db: Db, proximos: readonly Proximo[]): Promise<Set<string>> => {
  const vendas = proximos.filter(({ primeiro, tem }) => primeiro && !tem).map(({ venda_id }) => venda_id)
  if (!vendas.length) return new Set()
  await db.execute(
    sql`select 1 from venda where id = any(${sql.param(vendas)}::uuid[]) order by id for no key update`,
  )
  return vendasComBoleto(db, vendas)
}

type Visto = { contrato: ContratoACobrar; cobranca: Cobranca | null; falha: string | null }

const ver = (
  contrato: ContratoACobrar,
  pagador: Pagador,
  { competencia }: LoteTravado,
  { de, configuracao, cobradas }: { de: ContaDeEmissao; configuracao: Configuracao; cobradas: Set<string> },
): Visto => {
  const custo = mesACobrar(contrato, pagador, configuracao, cobradas.has(contrato.venda.id))(competencia)
  if (!custo || custo.valor <= 0) return { contrato, cobranca: null, falha: null }
  if (pagador.pagador === null) return { contrato, cobranca: null, falha: pagador.impedimento }
  const falha = recusaDoValor(de, custo.valor)
  if (falha) return { contrato, cobranca: null, falha }
  const { cliente_id, id: cliente_plano_id } = contrato.contrato
  const cobranca: Cobranca = {
    ...{ origem: 'CONTRATO', cliente_id, cliente_plano_id, venda_id: null, competencia },
    ...{ descricao: `Mensalidade de ${mesEmPalavras(competencia)}`, itens: custo.itens, valor: custo.valor },
    ...{ vencimento: custo.vencimento, pagador: pagador.pagador },
  }
  return { contrato, cobranca, falha: null }
}

const verTodos = async (db: Db, lote: LoteTravado, de: ContaDeEmissao, proximos: readonly Proximo[]) => {
  const cobradas = await vendasCobradas(db, proximos)
  const ids = proximos.filter(({ tem }) => !tem).map(({ id }) => id)
  if (!ids.length) return []
  const contratos = await contratosACobrar(db, sql`k.id = any(${sql.param(ids)}::uuid[])`)
  const [pagadores, configuracao] = [
    await lerPagadores(
      db,
      contratos.map(({ contrato: { cliente_id, endereco_id } }) => ({ cliente_id, endereco_id })),
    ),
    await lerConfiguracao(db),
  ]
  return contratos.map((contrato, i) => {
    const pagador = pagadores[i]
    if (!pagador) throw new Error('um contrato sem cliente')
    return ver(contrato, pagador, lote, { de, configuracao, cobradas })
  })
}

/** The next contracts of a batch, all or none. False when there are no more. */
const passo = (db: Db, id: string): Promise<boolean> =>
  db.transaction(async (db) => {
    const lote = await travarLote(db, id)
    if (!lote) return false
    const proximos = await proximosContratos(db, lote)
    const ultimo = proximos.at(-1)
    if (!ultimo) {
      await db
        .update(boletoLote)
        .set({ situacao: 'CONCLUIDO', concluido_em: new Date().toISOString() })
        .where(eq(boletoLote.id, id))
      return false
    }
    const de = await contaQueEmite(db, lote.empresa_id, lote.conta_bancaria_id)
    const vistos = await verTodos(db, lote, de, proximos)
    const cobrancas = vistos.flatMap(({ cobranca }) => cobranca ?? [])
    const { emissao, criado_por } = lote
    const emitidos = await gravarBoletos(db, { de, emissao, criado_por, lote_id: id }, cobrancas)
    await anotar(db, lote, { proximos, ultimo, vistos, emitidos })
    return true
  })

type Passo = {
  proximos: readonly Proximo[]
  ultimo: Proximo
  vistos: readonly Visto[]
  emitidos: Set<string>
}

const anotar = async (db: Db, lote: LoteTravado, { proximos, ultimo, vistos, emitidos }: Passo) => {
  const falhas = vistos.flatMap(({ contrato, falha }) =>
    falha === null ? [] : [{ lote_id: lote.id, cliente_plano_id: contrato.contrato.id, motivo: falha }],
  )
  if (falhas.length) await db.insert(boletoLoteFalha).values(falhas)
  await auditarVarias(
    db,
    AUTOR,
    'boleto',
    [...emitidos].map((id) => ({
      id,
      acao: 'CRIAR',
      antes: {},
      depois: { competencia: lote.competencia, situacao: 'ABERTO' },
    })),
  )
  const { rows } = await db.execute<{ valor: string }>(sql`
    select coalesce(sum(valor), 0) as valor from boleto where id = any(${sql.param([...emitidos])}::uuid[])`)
  await db
    .update(boletoLote)
    .set({
      vistos: lote.vistos + proximos.length,
      emitidos: lote.emitidos + emitidos.size,
      sem_cobranca: lote.sem_cobranca + proximos.length - emitidos.size - falhas.length,
      falhas: lote.falhas + falhas.length,
      valor: lote.valor + Number(rows[0]?.valor ?? 0),
      depois_de: ultimo.id,
    })
    .where(eq(boletoLote.id, lote.id))
}

/** An account that can no longer issue ends the batch; what was issued stays. */
const interromper = (db: Db, id: string, motivo: string) =>
  db.transaction(async (db) => {
    // A person may have stopped it meanwhile: then that stays as it is.
    if (!(await travarLote(db, id))) return
    const depois = { situacao: 'CANCELADO', motivo } as const
    await db
      .update(boletoLote)
      .set({ ...depois, concluido_em: new Date().toISOString() })
      .where(eq(boletoLote.id, id))
    await auditar(db, AUTOR, 'boleto_lote', id, 'EDITAR', { situacao: 'EM_ANDAMENTO' }, depois)
  })

/**
 * Issues what is left of a batch, for as long as `enquanto` says. Killed at any moment, what was saved is counted and the
 * rest follows. True when nothing is left.
 */
export const emitirLote = async (db: Db, id: string, enquanto: () => boolean): Promise<boolean> => {
  try {
    while (await passo(db, id)) if (!enquanto()) return false
    return true
  } catch (erro) {
    if (!(erro instanceof Recusa)) throw erro
    await interromper(db, id, erro.message)
    return true
  }
}

import type { EmissaoDoContrato, MesACobrar } from '@balcao/contract/cobranca/boleto-api'
import { diaNoFuso, somarMeses } from '@balcao/contract/valores/dia'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { auditarVarias } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { contratosACobrar } from '#vendas/contrato/para-cobrar.queries.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { boleto } from '../boleto.table.ts'
import { resumosPorId } from '../lista/resumos.queries.ts'
import { contaQueEmite } from './conta.queries.ts'
import { type Cobranca, gravarBoletos, recusaDoValor } from './gravar.commands.ts'
import { mesACobrar, mesEmPalavras } from './meses.ts'
import { lerPagadores } from './pagadores.queries.ts'

/** How far back and ahead people look. */
const [MESES_ATRAS, MESES_A_FRENTE] = [12, 24]

const lerContrato = async (db: Db, { empresas }: Pessoa, id: string) => {
  const alcancado =
    empresas === null ? sql`true` : sql`c.empresa_id = any(${sql.param([...empresas])}::uuid[])`
  const [lido] = await contratosACobrar(
    db,
    sql`k.id = ${id}::uuid and c.excluido_em is null and ${alcancado}`,
  )
  if (!lido) throw naoEncontrado()
  return lido
}

/** Whether the sale's own boleto charges what the first invoice would. */
const vendaCobrada = async (db: Db, venda_id: string) =>
  (await db.$count(
    boleto,
    and(eq(boleto.venda_id, venda_id), eq(boleto.origem, 'VENDA'), ne(boleto.situacao, 'CANCELADO')),
  )) > 0

/** What the contract can be charged for, and what charges it already. */
const prepararMeses = async (db: Db, quem: Pessoa, id: string) => {
  const [lido, configuracao] = [await lerContrato(db, quem, id), await lerConfiguracao(db)]
  const { cliente_id, endereco_id } = lido.contrato
  const [pagador] = await lerPagadores(db, [{ cliente_id, endereco_id }])
  if (!pagador) throw new Error('um contrato sem cliente')
  const mes = mesACobrar(lido, pagador, configuracao, await vendaCobrada(db, lido.venda.id))
  return { lido, pagador, mes, hoje: diaNoFuso(new Date(), configuracao.fuso_horario) }
}

/** From a year ago to two years ahead, as far as the contract goes. */
export const mesesDoContratoACobrar = async (
  db: Db,
  quem: Pessoa,
  id: string,
): Promise<{ itens: MesACobrar[] }> => {
  const { mes, hoje } = await prepararMeses(db, quem, id)
  const emitidos = await db
    .select({
      competencia: boleto.competencia,
      boleto: { id: boleto.id, numero: boleto.numero, valor: boleto.valor, situacao: boleto.situacao },
    })
    .from(boleto)
    .where(and(eq(boleto.cliente_plano_id, id), ne(boleto.situacao, 'CANCELADO')))
    .orderBy(desc(boleto.id))
  const itens = Array.from({ length: MESES_ATRAS + MESES_A_FRENTE + 1 }, (_, i) =>
    mes(somarMeses(`${hoje.slice(0, 7)}-01`, i - MESES_ATRAS).slice(0, 7)),
  ).filter((um) => um !== null)
  return {
    itens: itens.map((item) => {
      const deste = emitidos.find(({ competencia }) => competencia === item.competencia)?.boleto ?? null
      return { ...item, competencia: item.competencia ?? '', boleto: deste }
    }),
  }
}

const NAO_ATIVO = 'O contrato não está ativo neste mês'
const JA_TEM = 'Este mês já tem boleto'

/** One boleto for each month. A month that has one, or cannot be charged, is said so, and the others are issued. */
export const emitirDoContrato = (
  { db, ...autor }: Contexto,
  id: string,
  { competencias, conta_bancaria_id }: EmissaoDoContrato,
) =>
  db.transaction(async (db) => {
    const quem = autor.usuario
    const {
      venda: { id: vendaId },
    } = await lerContrato(db, quem, id)
    // What the sale charges once is charged by one boleto only, its own or the first month's.
    await db.select({ id: venda.id }).from(venda).where(eq(venda.id, vendaId)).for('no key update')
    const { lido, pagador, mes, hoje } = await prepararMeses(db, quem, id)
    if (pagador.impedimento !== null) throw new Recusa(422, 'PAGADOR', pagador.impedimento)
    const de = await contaQueEmite(db, lido.empresa_id, conta_bancaria_id)
    const vistos = [...new Set(competencias)]
      .toSorted()
      .map((competencia) => ({ competencia, custo: mes(competencia) }))
    const recusados = vistos.flatMap(({ competencia, custo }) => {
      const motivo = custo === null ? NAO_ATIVO : (custo.impedimento ?? recusaDoValor(de, custo.valor))
      return motivo === null ? [] : [{ competencia, motivo }]
    })
    const cobrancas = vistos.flatMap(({ competencia, custo }): Cobranca[] =>
      custo === null || recusados.some((um) => um.competencia === competencia)
        ? []
        : [
            {
              ...{
                origem: 'CONTRATO',
                cliente_id: lido.contrato.cliente_id,
                cliente_plano_id: id,
                venda_id: null,
              },
              ...{ competencia, descricao: `Mensalidade de ${mesEmPalavras(competencia)}` },
              ...{ itens: custo.itens, valor: custo.valor, vencimento: custo.vencimento },
              ...{ pagador: pagador.pagador },
            },
          ],
    )
    const ids = await gravarBoletos(db, { de, emissao: hoje, criado_por: quem.contaId }, cobrancas)
    const emitidos = await resumosPorId(db, [...ids])
    await auditarVarias(
      db,
      autor,
      'boleto',
      emitidos.map(({ id, competencia, valor, vencimento }) => ({
        ...{ id, acao: 'CRIAR', antes: {}, depois: { competencia, valor, vencimento, situacao: 'ABERTO' } },
      })),
    )
    publicar(db, 'boleto', [...ids])
    const jaTinham = cobrancas
      .filter(({ competencia }) => !emitidos.some((um) => um.competencia === competencia))
      .map(({ competencia }) => ({ competencia: competencia ?? '', motivo: JA_TEM }))
    return { emitidos, recusados: [...recusados, ...jaTinham] }
  })

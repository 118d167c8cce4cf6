import { somar } from '@balcao/contract/catalogo/preco/preco'
import type { EmissaoDaVenda } from '@balcao/contract/cobranca/boleto-api'
import { umaVezNaVenda } from '@balcao/contract/vendas/contrato-meses'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { alcancada } from '#vendas/venda/venda.queries.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { boleto } from '../boleto.table.ts'
import { mesEmPalavras } from './meses.ts'
import { cobrarUmaVez } from './uma-vez.commands.ts'

const recusar = (texto: string) => new Recusa(422, 'COBRANCA_DA_VENDA', texto)

/** The first invoice of the contract has it already. */
const exigirNaoFaturada = async (db: Db, vendaId: string) => {
  const [primeira] = await db
    .select({ numero: boleto.numero, competencia: boleto.competencia })
    .from(boleto)
    .innerJoin(contrato, eq(contrato.id, boleto.cliente_plano_id))
    .where(
      and(
        eq(contrato.venda_id, vendaId),
        ne(boleto.situacao, 'CANCELADO'),
        sql`${boleto.competencia} = to_char(${contrato.ativo_desde}, 'YYYY-MM')`,
      ),
    )
  if (primeira)
    throw recusar(
      `Já está na fatura de ${mesEmPalavras(primeira.competencia ?? '')}, no boleto ${primeira.numero}`,
    )
}

/** Charges what the sale charges once: the installation, and additionals that are paid once. Answers its id. */
export const emitirDaVenda = (
  { db, ...autor }: Contexto,
  id: string,
  { vencimento, conta_bancaria_id }: EmissaoDaVenda,
): Promise<string> =>
  db.transaction(async (db) => {
    const [vendida] = await db
      .select()
      .from(venda)
      .where(and(eq(venda.id, id), alcancada(autor.usuario)))
      .for('no key update')
    if (!vendida) throw naoEncontrado()
    if (['RASCUNHO', 'REPROVADA', 'CANCELADA'].includes(vendida.situacao))
      throw recusar('Só é possível cobrar uma venda enviada e ainda não encerrada')
    const { linhas, total } = somar(umaVezNaVenda(vendida.preco))
    if (total <= 0) throw recusar('Esta venda não cobra nada uma vez só: a instalação é grátis')
    await exigirNaoFaturada(db, id)
    return cobrarUmaVez(
      db,
      autor,
      { ...vendida, conta_bancaria_id, vencimento },
      {
        ...{ origem: 'VENDA', venda_id: id, descricao: `Instalação da venda nº ${vendida.protocolo}` },
        itens: linhas.map(({ descricao, valor }) => ({ descricao, valor })),
        valor: total,
      },
    )
  })

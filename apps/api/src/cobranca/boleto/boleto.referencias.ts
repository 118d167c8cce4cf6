import { TETO_DO_TOTAL } from '@balcao/contract/base/pagina'
import {
  nomesDasOrigens,
  nomesDasSituacoesDeBoleto,
  nomesDosMeios,
} from '@balcao/contract/cobranca/boleto-opcoes'
import { eq, sql } from 'drizzle-orm'
import { nomeado, type ReferenciaAoCliente } from '#clientes/cliente/referencias.ts'
import type { Referencia } from '#infra/referencia/referencias.ts'
import { boleto } from './boleto.table.ts'
import { boletoLote, boletoLoteFalha } from './lote.table.ts'
import { boletoInstrucao, remessa } from './remessa.table.ts'

export const referenciasDoBoleto: Referencia[] = [
  {
    coluna: boleto.conta_bancaria_id,
    prende: {
      um: 'boleto',
      varios: 'boletos',
      nomes: async (db, _, id) => {
        const lidos = await db
          .select({ numero: boleto.numero })
          .from(boleto)
          .where(eq(boleto.conta_bancaria_id, id))
          .limit(TETO_DO_TOTAL)
        return lidos.map(({ numero }) => String(numero))
      },
    },
  },
  // The account keeps the company. Deleting a person is soft, and nobody deletes a contract, a sale or a file of these.
  { coluna: boleto.empresa_id },
  { coluna: boleto.cliente_id },
  { coluna: boleto.cliente_plano_id },
  { coluna: boleto.venda_id },
  { coluna: boleto.criado_por },
  { coluna: boletoLote.empresa_id },
  { coluna: boletoLote.conta_bancaria_id },
  { coluna: boletoLote.criado_por },
  { coluna: boletoLoteFalha.cliente_plano_id },
  { coluna: boletoInstrucao.conta_bancaria_id },
  { coluna: remessa.conta_bancaria_id },
  { coluna: remessa.arquivo_id },
  { coluna: remessa.criado_por },
]

/** What a merge moves, and what the person's LGPD file tells of their boletos. */
export const boletoDoCliente: ReferenciaAoCliente = {
  coluna: boleto.cliente_id,
  id: boleto.id,
  titulo: 'boletos',
  campos: {
    numero: boleto.numero,
    origem: nomeado(boleto.origem, nomesDasOrigens),
    descricao: boleto.descricao,
    valor: boleto.valor,
    emissao: boleto.emissao,
    vencimento: boleto.vencimento,
    situacao: nomeado(boleto.situacao, nomesDasSituacoesDeBoleto),
    pago_em: boleto.pago_em,
    valor_pago: boleto.valor_pago,
    meio: nomeado(boleto.meio, nomesDosMeios),
    motivo: boleto.motivo,
    pagador: boleto.pagador,
    // With the table in words: drizzle leaves it out in front of a column, and the outer one has an id too.
    historico: sql`(select coalesce(json_agg(json_build_object('em', h.em, 'texto', h.texto, 'motivo', h.motivo,
      'quem', h.quem) order by h.em, h.id), '[]') from boleto_historico h where h.boleto_id = boleto.id)`,
  },
}

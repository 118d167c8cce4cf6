import { mesDoDia, mesesSoltos } from '@balcao/contract/vendas/contrato-meses'
import type { MesDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { baseDe, desfeitoComAVenda, eventosDe, historiaDe } from './historia.ts'
import type { ContratoLido } from './lido.queries.ts'

/** What charging a contract needs to know of it. */
export type ContratoACobrar = ContratoLido & { empresa_id: string }

const LIDO = sql`json_build_object('contrato', row_to_json(k),
  'venda', json_build_object('id', v.id, 'cliente_id', v.cliente_id, 'endereco_id', v.endereco_id,
    'codigo_ibge', v.codigo_ibge, 'tipo_pessoa', v.cliente ->> 'tipo_pessoa',
    'oferta', v.oferta - 'etiqueta' - 'canal', 'preco', v.preco - 'descontos', 'dia_vencimento', v.dia_vencimento),
  'eventos', array(select row_to_json(x) from contrato_evento x where x.contrato_id = k.id order by x.dia, x.id),
  'empresa_id', c.empresa_id)::text`

/** Those that `onde` chooses, in the order of their ids. The tables are `k`, its sale `v` and its client `c`. */
export const contratosACobrar = async (db: Db, onde: SQL): Promise<ContratoACobrar[]> => {
  const { rows } = await db.execute<{ lido: string }>(sql`
    select ${LIDO} as lido from cliente_plano k join venda v on v.id = k.venda_id join cliente c on c.id = k.cliente_id
    where ${onde} order by k.id`)
  return rows.map(({ lido }) => JSON.parse(lido))
}

/** What a contract costs in a month of the calendar. Null when it was not in force in it. */
export const custoPorMes = (lido: ContratoACobrar, fuso: string, venda_cobrada: boolean) => {
  const { ativo_desde } = lido.contrato
  if (!ativo_desde || desfeitoComAVenda(lido)) return () => null
  const historia = historiaDe(lido, baseDe(lido), ativo_desde, eventosDe(lido, fuso))
  const mes = mesesSoltos({ ...historia, venda_cobrada })
  return (competencia: string): MesDoContrato | null => {
    const numero = mesDoDia(ativo_desde, `${competencia}-01`)
    return numero >= 1 ? mes(numero) : null
  }
}

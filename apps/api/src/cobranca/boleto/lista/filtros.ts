import type { FiltroBoleto } from '@balcao/contract/cobranca/boleto-filtro'
import { lerCodigo, lerLinha } from '@balcao/contract/cobranca/codigo-de-barras'
import { lerDinheiro } from '@balcao/contract/valores/dinheiro'
import { SQL, sql } from 'drizzle-orm'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { boletoBusca } from '../boleto.table.ts'

export type Criterios = Omit<FiltroBoleto, 'ordem' | 'cursor' | 'limite'>

/** As ranges of what the list goes by, so that its indexes answer them. */
export const visoes = (hoje: string) => ({
  em_aberto: sql`boleto.a_vencer < 'infinity'`,
  vencidos: sql`boleto.a_vencer < ${hoje}::date`,
  a_vencer: sql`boleto.a_vencer >= ${hoje}::date and boleto.a_vencer < 'infinity'`,
  pagos: sql`boleto.situacao = 'PAGO'`,
  rejeitados: sql`boleto.registro = 'REJEITADO' and boleto.a_vencer < 'infinity'`,
})

/** Boletos of the person's companies. */
export const alcance = ({ empresas }: Pessoa) =>
  empresas === null ? sql`true` : sql`boleto.empresa_id = any(${sql.param([...empresas])}::uuid[])`

const naSituacao = (situacao: NonNullable<Criterios['situacao']>) =>
  sql`boleto.situacao = ${situacao} and boleto.a_vencer ${sql.raw(situacao === 'ABERTO' ? '<' : '=')} 'infinity'`

const UM_VALOR = /^(?:r\$\s*)?[\d.]+,\d{2}$/i

/** What people who may not view clients search in: otherwise they could guess a document digit by digit. */
const VISIVEL = sql<string>`sem_acento(boleto.numero::text || ' ' || boleto.nosso_numero || ' '
  || coalesce((select c.nome from cliente c where c.id = boleto.cliente_id), ''))`

/** A typed line or the bars, an amount, or words: client, document, number. */
const buscado = (quem: Pessoa, busca: string | undefined) => {
  if (!busca) return undefined
  const codigo = lerLinha(busca) ?? (lerCodigo(busca.replace(/\D/g, '')) && busca.replace(/\D/g, ''))
  if (codigo) return sql`boleto.codigo_barras = ${codigo}`
  if (UM_VALOR.test(busca.trim())) return sql`boleto.valor = ${lerDinheiro(busca)}`
  const palavras = contemPalavras(boletoBusca.texto, busca)
  if (!palavras) return undefined
  const achados = sql`boleto.id in (select boleto_id from boleto_busca where ${palavras})`
  return veTudo(quem) ? achados : sql`${achados} and ${contemPalavras(VISIVEL, busca)}`
}

/** The conditions of a list, for these very values. */
export const condicoes = (quem: Pessoa, f: Criterios, hoje: string): SQL => {
  const partes = [
    f.visao && visoes(hoje)[f.visao],
    f.situacao && naSituacao(f.situacao),
    f.registro && sql`boleto.registro = ${f.registro}`,
    f.origem && sql`boleto.origem = ${f.origem}`,
    f.empresa_id && sql`boleto.empresa_id = ${f.empresa_id}::uuid`,
    f.conta_bancaria_id && sql`boleto.conta_bancaria_id = ${f.conta_bancaria_id}::uuid`,
    f.cliente_id && sql`boleto.cliente_id = ${f.cliente_id}::uuid`,
    f.cliente_plano_id && sql`boleto.cliente_plano_id = ${f.cliente_plano_id}::uuid`,
    f.venda_id && sql`boleto.venda_id = ${f.venda_id}::uuid`,
    f.lote_id && sql`boleto.lote_id = ${f.lote_id}::uuid`,
    f.vence_de && sql`boleto.vencimento >= ${f.vence_de}::date`,
    f.vence_ate && sql`boleto.vencimento <= ${f.vence_ate}::date`,
    f.pago_de && sql`boleto.situacao = 'PAGO' and boleto.pago_em >= ${f.pago_de}::date`,
    f.pago_ate && sql`boleto.situacao = 'PAGO' and boleto.pago_em <= ${f.pago_ate}::date`,
    f.valor_de !== undefined && sql`boleto.valor >= ${f.valor_de}`,
    f.valor_ate !== undefined && sql`boleto.valor <= ${f.valor_ate}`,
    buscado(quem, f.busca),
  ]
  return sql.join([alcance(quem), ...partes.filter((parte) => parte instanceof SQL)], sql` and `)
}

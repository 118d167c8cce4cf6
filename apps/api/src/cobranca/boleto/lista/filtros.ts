import type { FiltroBoleto, FiltroDeOrigem } from '@balcao/contract/cobranca/boleto-filtro'
import { lerCodigo, lerLinha } from '@balcao/contract/cobranca/codigo-de-barras'
import { lerDinheiro } from '@balcao/contract/valores/dinheiro'
import { SQL, sql } from 'drizzle-orm'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { contemPalavras, peloNumero } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

/** `numero`: of the one boleto that is meant. */
export type Criterios = Omit<FiltroBoleto, 'ordem' | 'cursor' | 'limite'> & { numero?: number }

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

/** Of what ended before it was sent, nothing waits for a file. */
const noBanco = (registro: NonNullable<Criterios['registro']>) =>
  registro === 'A_REMETER'
    ? sql`boleto.registro = 'A_REMETER' and boleto.a_vencer < 'infinity'`
    : sql`boleto.registro = ${registro}`

const daOrigem = (origem: FiltroDeOrigem) =>
  origem === 'SEM_TESTE' ? sql`boleto.origem <> 'TESTE'` : sql`boleto.origem = ${origem}`

const UM_VALOR = /^(?:r\$\s*)?[\d.]+,\d{2}$/i

/** What people who may not view clients search in: otherwise they could guess a document digit by digit. */
const VISIVEL = sql<string>`sem_acento(boleto.numero::text || ' ' || boleto.nosso_numero || ' '
  || coalesce((select c.nome from cliente c where c.id = boleto.cliente_id), ''))`

/** A typed line or the bars, or an amount. */
const exato = (busca: string): SQL | undefined => {
  const digitos = busca.replace(/\D/g, '')
  const codigo = lerLinha(busca) ?? (lerCodigo(digitos) && digitos)
  if (codigo) return sql`boleto.codigo_barras = ${codigo}`
  return UM_VALOR.test(busca.trim()) ? sql`boleto.valor = ${lerDinheiro(busca)}` : undefined
}

/** Client, document, number, in the boleto's search text. Undefined: it is not a search by words. */
export const palavrasBuscadas = (quem: Pessoa, busca: string, texto: SQL): SQL | undefined => {
  const palavras = exato(busca) ? undefined : contemPalavras(texto, busca)
  return palavras && (veTudo(quem) ? palavras : sql`${palavras} and ${contemPalavras(VISIVEL, busca)}`)
}

const buscado = (quem: Pessoa, busca: string | undefined) => {
  if (!busca) return undefined
  const palavras = palavrasBuscadas(quem, busca, sql`boleto_busca.texto`)
  return (
    exato(busca) ?? (palavras && sql`boleto.id in (select boleto_id from boleto_busca where ${palavras})`)
  )
}

/** The conditions of a list, for these very values. */
export const condicoes = (quem: Pessoa, f: Criterios, hoje: string): SQL => {
  const partes = [
    f.visao && visoes(hoje)[f.visao],
    f.situacao && naSituacao(f.situacao),
    f.registro && noBanco(f.registro),
    f.numero !== undefined && sql`boleto.numero = ${f.numero}::bigint`,
    f.origem && daOrigem(f.origem),
    f.empresa_id && sql`boleto.empresa_id = ${f.empresa_id}::uuid`,
    f.conta_bancaria_id && sql`boleto.conta_bancaria_id = ${f.conta_bancaria_id}::uuid`,
    f.cliente_id && sql`boleto.cliente_id = ${f.cliente_id}::uuid`,
    f.cliente_plano_id && sql`boleto.cliente_plano_id = ${f.cliente_plano_id}::uuid`,
    f.venda_id && sql`boleto.venda_id = ${f.venda_id}::uuid`,
    f.lote_id && sql`boleto.lote_id = ${f.lote_id}::uuid`,
    f.competencia && sql`boleto.competencia = ${f.competencia}`,
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

/** For a boleto's own number. */
export const comNumero = (db: Db, quem: Pessoa, filtro: Criterios, hoje: string) =>
  peloNumero(
    db,
    filtro,
    (numero) => ({ numero }),
    (soEle) => sql`select 1 from boleto where ${condicoes(quem, soEle, hoje)}`,
  )

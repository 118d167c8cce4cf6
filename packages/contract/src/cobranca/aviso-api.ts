import * as z from 'zod/mini'
import { ComId, Id, Instante, Texto } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { filtroDeLista, PaginaSemTotal } from '#base/pagina.ts'
import { regra } from '#base/regra.ts'
import { DataIso } from '#valores/data.ts'
import { ResultadoDeAviso } from './aviso-resultados.ts'
import { ValorDoBoleto } from './boleto-api.ts'
import { ContaDosArquivos } from './remessa-api.ts'

const AVISO_MAXIMO = 32 * 1024

const ou_nada = <S extends z.ZodMiniType>(esquema: S) => z.optional(z.nullable(esquema))

/** Exactly one of them says which boleto it is. */
const qualBoleto = {
  /** Of the Pix code. */
  txid: ou_nada(Texto(35)),
  /** With or without its leading zeros; with `-` and its digit, the digit is checked too. */
  nosso_numero: ou_nada(z.string().check(z.regex(/^\d{1,20}(-[\dPX])?$/))),
}
type QualBoleto = { txid?: string | null | undefined; nosso_numero?: string | null | undefined }

const umSo = regra<QualBoleto>(
  ({ txid, nosso_numero }) => Boolean(txid) !== Boolean(nosso_numero),
  'txid',
  'Informe o txid ou o nosso número, e só um deles',
)

const semDinheiro = <E extends string>(evento: E) =>
  z.strictObject({ evento: z.literal(evento), ...qualBoleto, motivo: ou_nada(Texto(500)) }).check(umSo)

/** What a bank or gateway says about one boleto. Values in centavos, days as `2026-12-10`. */
export const AvisoRecebido = z.discriminatedUnion('evento', [
  z
    .strictObject({
      evento: z.literal('PAGO'),
      ...qualBoleto,
      valor: ValorDoBoleto,
      pago_em: DataIso,
      meio: z.enum(['PIX', 'BOLETO']),
      /** The Pix `endToEndId`. Two payments of one value on one day are told apart by it. */
      fim_a_fim: ou_nada(z.string().check(z.regex(/^[A-Za-z0-9]{8,40}$/))),
      credito_em: ou_nada(DataIso),
      tarifa: ou_nada(z.int().check(z.gte(0), z.lte(1_000_000_00))),
    })
    .check(umSo),
  semDinheiro('REGISTRADO'),
  semDinheiro('REJEITADO'),
  semDinheiro('BAIXADO'),
])
export type AvisoRecebido = z.infer<typeof AvisoRecebido>

/** As in Standard Webhooks: the signature is of `webhook-id.webhook-timestamp.body`. */
const CabecalhosDoAviso = z.object({
  'webhook-id': z.string().check(z.maxLength(200)),
  'webhook-timestamp': z.string().check(z.regex(/^\d{1,12}$/)),
  'webhook-signature': z.string(),
})

const AvisoDePagamento = z.object({
  id: Id,
  conta: ContaDosArquivos,
  /** The sender's own number of the notice. */
  aviso_id: z.string(),
  evento: z.string(),
  /** The txid or the nosso número, as it came. */
  referencia: z.string(),
  valor: z.nullable(z.int()),
  dia: z.nullable(DataIso),
  boleto: z.nullable(z.object({ id: Id, numero: z.int() })),
  resultado: ResultadoDeAviso,
  texto: z.string(),
  recebido_em: Instante,
})
export type AvisoDePagamento = z.infer<typeof AvisoDePagamento>

const { cursor, limite } = filtroDeLista(['recebido_em'])
export const FiltroAvisoDePagamento = z.strictObject({
  ...{ cursor, limite },
  resultado: z.optional(ResultadoDeAviso),
  conta_bancaria_id: z.optional(Id),
})
export type FiltroAvisoDePagamento = z.infer<typeof FiltroAvisoDePagamento>

export const avisoDePagamentoApi = {
  /** `id`: the account that the notice is about. Whoever knows its secret may call. */
  receber: endpoint({
    method: 'POST',
    path: '/aviso-de-pagamento/:id',
    permissao: 'publica',
    resumo: 'Aviso assinado de um banco ou gateway; repetido ou fora de ordem, não muda nada',
    params: ComId,
    cabecalhos: CabecalhosDoAviso,
    body: AvisoRecebido,
    binario: { tipos: ['application/json'], maximo: AVISO_MAXIMO },
    resposta: z.object({ resultado: ResultadoDeAviso, texto: z.string() }),
  }),
  listar: endpoint({
    method: 'GET',
    path: '/aviso-de-pagamento',
    permissao: 'EDITAR.BOLETO',
    resumo: 'Os avisos de pagamento e o que foi feito deles, o último primeiro',
    query: FiltroAvisoDePagamento,
    resposta: PaginaSemTotal(AvisoDePagamento),
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/aviso-de-pagamento/exportar',
    permissao: 'EDITAR.BOLETO',
    resumo: 'Exportar os avisos de pagamento em CSV, como filtrados',
    query: FiltroAvisoDePagamento,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
}

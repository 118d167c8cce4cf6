import * as z from 'zod/mini'
import { ComId, Email, Id, Texto, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { idsDaUrl } from '#base/escolha.ts'
import { DataIso } from '#valores/data.ts'
import { formatarDinheiro } from '#valores/dinheiro.ts'
import { mensagem } from '#valores/mensagens.ts'
import { Motivo } from '#vendas/motivo.ts'
import { VALOR_MAXIMO_DO_CODIGO } from './banco/banco.ts'
import { Boleto, BoletoResumo, ItemDoBoleto } from './boleto.ts'
import { type AcaoDoBoleto, tabelaDoBoleto } from './boleto-acoes.ts'
import { SituacaoBoleto } from './boleto-estados.ts'
import { MeioDePagamento } from './boleto-opcoes.ts'
import { Competencia } from './competencia.ts'

const VER = 'LISTAR.BOLETO'
const EMITIR = 'CRIAR.BOLETO'
const MUDAR = 'EDITAR.BOLETO'

/** No carnê is longer. */
const MESES_NO_MAXIMO = 24
const PARA_IMPRIMIR = 100

export const ValorDoBoleto = z
  .int()
  .check(
    z.gte(1, mensagem('valorMinimo', formatarDinheiro(1))),
    z.lte(VALOR_MAXIMO_DO_CODIGO, mensagem('valorMaximo', formatarDinheiro(VALOR_MAXIMO_DO_CODIGO))),
  )

/** Left out: the account that is the company's default. */
const conta = { conta_bancaria_id: z.optional(Id) }

export const NovoBoletoAvulso = z.strictObject({
  /** The browser's: sent twice, it is one boleto. */
  id: Id,
  cliente_id: Id,
  /** The client's contract that it is about: it is listed there, and is none of its months. */
  cliente_plano_id: z.optional(Id),
  descricao: Texto(120, 3),
  valor: ValorDoBoleto,
  vencimento: DataIso,
  ...conta,
})
export type NovoBoletoAvulso = z.infer<typeof NovoBoletoAvulso>

export const BoletoDeTeste = z.strictObject({ valor: ValorDoBoleto, vencimento: DataIso })
export type BoletoDeTeste = z.infer<typeof BoletoDeTeste>

export const EmissaoDoContrato = z.strictObject({
  competencias: z.array(Competencia).check(z.minLength(1), z.maxLength(MESES_NO_MAXIMO)),
  ...conta,
})
export type EmissaoDoContrato = z.infer<typeof EmissaoDoContrato>

const EmissaoDaVenda = z.strictObject({ vencimento: DataIso, ...conta })
export type EmissaoDaVenda = z.infer<typeof EmissaoDaVenda>

/** A month of a contract that can be charged, or was. */
const MesACobrar = z.object({
  competencia: z.string(),
  vencimento: DataIso,
  itens: z.array(ItemDoBoleto),
  valor: z.int(),
  /** The one that already charges it. */
  boleto: z.nullable(z.object({ id: Id, numero: z.int(), valor: z.int(), situacao: SituacaoBoleto })),
  /** Why it cannot be issued. Null: it can. */
  impedimento: z.nullable(z.string()),
})
export type MesACobrar = z.infer<typeof MesACobrar>

const acao = <const A extends AcaoDoBoleto, B extends z.ZodMiniType>(nome: A, body: B) =>
  endpoint({
    method: 'POST',
    path: `/boleto/:id/${nome}`,
    permissao: MUDAR,
    resumo: tabelaDoBoleto[nome].rotulo,
    params: ComId,
    body,
    resposta: Boleto,
  })

const ComMotivo = z.strictObject({ versao: Versao, motivo: Motivo })

export const BaixaDoBoleto = z.strictObject({
  versao: Versao,
  pago_em: DataIso,
  valor: ValorDoBoleto,
  meio: MeioDePagamento,
  motivo: Motivo,
  /** The value is meant, though it is not what is owed on that day. */
  com_diferenca: z.optional(z.boolean()),
})
export type BaixaDoBoleto = z.infer<typeof BaixaDoBoleto>

export const NovoVencimento = z.strictObject({ versao: Versao, vencimento: DataIso })
export type NovoVencimento = z.infer<typeof NovoVencimento>

export const boletoApi = {
  obter: endpoint({
    method: 'GET',
    path: '/boleto/:id',
    permissao: VER,
    resumo: 'Obter um boleto, com o valor de hoje, pagamentos e histórico',
    params: ComId,
    resposta: Boleto,
  }),
  avulso: endpoint({
    method: 'POST',
    path: '/boleto',
    permissao: EMITIR,
    resumo: 'Emitir um boleto avulso; repetido com o mesmo identificador, é o mesmo',
    body: NovoBoletoAvulso,
    resposta: Boleto,
    status: 201,
  }),
  meses: endpoint({
    method: 'GET',
    path: '/contrato/:id/cobranca',
    permissao: EMITIR,
    resumo: 'Os meses de um contrato: quanto cada um cobra, quando vence e se já tem boleto',
    params: ComId,
    resposta: z.object({ itens: z.array(MesACobrar) }),
  }),
  doContrato: endpoint({
    method: 'POST',
    path: '/contrato/:id/boleto',
    permissao: EMITIR,
    resumo: 'Emitir os boletos de meses de um contrato; o mês que já tem um não ganha outro',
    params: ComId,
    body: EmissaoDoContrato,
    resposta: z.object({
      emitidos: z.array(BoletoResumo),
      /** Months that got none, and why. */
      recusados: z.array(z.object({ competencia: z.string(), motivo: z.string() })),
    }),
    status: 201,
  }),
  daVenda: endpoint({
    method: 'POST',
    path: '/venda/:id/boleto',
    permissao: EMITIR,
    resumo: 'Emitir o boleto do que a venda cobra uma vez só; sai da primeira fatura',
    params: ComId,
    body: EmissaoDaVenda,
    resposta: Boleto,
    status: 201,
  }),
  deTeste: endpoint({
    method: 'POST',
    path: '/conta-bancaria/:id/boleto-de-teste',
    permissao: 'EDITAR.EMPRESA',
    resumo: 'Emitir um boleto de teste, para conferir com o banco',
    params: ComId,
    body: BoletoDeTeste,
    resposta: z.object({ id: Id, numero: z.int() }),
    status: 201,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/boleto/:id/pdf',
    permissao: VER,
    resumo: 'O boleto em PDF; depois do vencimento, com multa e juros de hoje',
    params: ComId,
    resposta: { arquivo: 'application/pdf' },
  }),
  imprimir: endpoint({
    method: 'GET',
    path: '/boleto/imprimir',
    permissao: VER,
    resumo: 'Vários boletos em um PDF, um por página, na ordem pedida',
    query: z.strictObject({
      ids: idsDaUrl(PARA_IMPRIMIR),
    }),
    resposta: { arquivo: 'application/pdf' },
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/boleto/:id/enviar',
    permissao: EMITIR,
    resumo: 'Mandar o boleto por e-mail, com o link e o PDF',
    params: ComId,
    body: z.strictObject({ para: z.optional(Email) }),
    resposta: z.object({ para: z.string() }),
    status: 202,
  }),
  pagar: acao('pagar', BaixaDoBoleto),
  desfazer_baixa: acao('desfazer_baixa', ComMotivo),
  mudar_vencimento: acao('mudar_vencimento', NovoVencimento),
  remeter_de_novo: acao('remeter_de_novo', z.strictObject({ versao: Versao })),
  cancelar: acao('cancelar', ComMotivo),
}

import * as z from 'zod/mini'
import { Id, Instante, Versao } from '#base/comum.ts'
import { Referencia } from '#base/escolha.ts'
import { DataIso } from '#valores/data.ts'
import { codigosDosBancos } from './banco/banco.ts'
import { acoesDoBoleto } from './boleto-acoes.ts'
import { OrigemBoleto, RegistroBoleto, SituacaoBoleto } from './boleto-estados.ts'
import { MeioDePagamento, movimentosDeRemessa } from './boleto-opcoes.ts'

/** A line of what is charged. Discounts are negative. */
export const ItemDoBoleto = z.object({ descricao: z.string(), valor: z.int() })
export type ItemDoBoleto = z.infer<typeof ItemDoBoleto>

/** As told to the bank: a later change of the account does not reach it. Hundredths of a percent. */
export const EncargosDoBoleto = z.object({
  multa_percentual: z.int(),
  juros_percentual_mes: z.int(),
  desconto: z.nullable(z.object({ valor: z.int(), dias_antes: z.int() })),
})
export type EncargosDoBoleto = z.infer<typeof EncargosDoBoleto>

/** Who pays, as told to the bank. Masked for people who may not view clients. */
export const PagadorDoBoleto = z.object({
  nome: z.string(),
  documento: z.string(),
  endereco: z.string(),
  bairro: z.string(),
  cep: z.string(),
  cidade: z.string(),
  uf: z.string(),
})
export type PagadorDoBoleto = z.infer<typeof PagadorDoBoleto>

const nucleo = {
  id: Id,
  numero: z.int(),
  origem: OrigemBoleto,
  descricao: z.string(),
  /** `2026-12`, of a month of a contract. */
  competencia: z.nullable(z.string()),
  valor: z.int(),
  vencimento: DataIso,
  situacao: SituacaoBoleto,
  registro: RegistroBoleto,
  nosso_numero: z.string(),
  pago_em: z.nullable(DataIso),
  valor_pago: z.nullable(z.int()),
  meio: z.nullable(MeioDePagamento),
  cliente: z.nullable(Referencia),
  cliente_plano_id: z.nullable(Id),
  venda_id: z.nullable(Id),
  criado_em: Instante,
}

export const BoletoResumo = z.object({ ...nucleo, empresa: z.string() })
export type BoletoResumo = z.infer<typeof BoletoResumo>

/** What is owed if it is paid on a day. */
export const ValorNoDia = z.object({
  dia: DataIso,
  dias_de_atraso: z.int(),
  multa: z.int(),
  juros: z.int(),
  desconto: z.int(),
  total: z.int(),
})

export const situacoesDePagamento = ['QUITOU', 'DUPLICADO', 'CONFERIR', 'DESFEITO'] as const
export const nomesDosPagamentos: Record<(typeof situacoesDePagamento)[number], string> = {
  QUITOU: 'Quitou o boleto',
  DUPLICADO: 'Pago em duplicidade',
  CONFERIR: 'Conferir',
  DESFEITO: 'Desfeito',
}

const PagamentoDoBoleto = z.object({
  id: Id,
  meio: MeioDePagamento,
  valor: z.int(),
  pago_em: DataIso,
  credito_em: z.nullable(DataIso),
  tarifa: z.nullable(z.int()),
  situacao: z.enum(situacoesDePagamento),
  /** How much more than was owed on that day a person accepted. Negative: less. The bank's own sums are not compared. */
  diferenca: z.int(),
})

const LinhaDoBoleto = z.object({
  id: Id,
  em: Instante,
  texto: z.string(),
  motivo: z.nullable(z.string()),
  /** Null: the bank or the system. */
  quem: z.nullable(z.string()),
})

export const Boleto = z.object({
  ...nucleo,
  empresa: Referencia,
  conta: z.object({ id: Id, nome: z.string(), banco: z.enum(codigosDosBancos) }),
  itens: z.array(ItemDoBoleto),
  emissao: DataIso,
  encargos: EncargosDoBoleto,
  instrucoes: z.nullable(z.string()),
  pagador: PagadorDoBoleto,
  nosso_numero_impresso: z.string(),
  linha_digitavel: z.string(),
  codigo_barras: z.string(),
  /** Copia e cola with today's value. Null when the account has no key, or it is over. */
  pix: z.nullable(z.string()),
  /** The bank's reasons in words. */
  rejeicao: z.nullable(z.string()),
  credito_em: z.nullable(DataIso),
  tarifa: z.nullable(z.int()),
  motivo: z.nullable(z.string()),
  hoje: ValorNoDia,
  /** The last day without a fine. */
  prazo: DataIso,
  /** What the next file tells the bank. */
  a_remeter: z.array(z.enum(movimentosDeRemessa)),
  /** The last file it went into. Until somebody downloads it, the bank has not been told. */
  remessa: z.nullable(z.object({ numero: z.int(), baixada_em: z.nullable(Instante) })),
  pagamentos: z.array(PagamentoDoBoleto),
  historico: z.array(LinhaDoBoleto),
  /** Who issued it. Null: the system. */
  emitido_por: z.nullable(z.string()),
  /** Issued with all the others of its month. */
  em_lote: z.boolean(),
  acoes: z.array(z.enum(acoesDoBoleto)),
  /** The client's own page. */
  link: z.nullable(z.string()),
  /** Where the client is reached. Masked for people who may not view clients. */
  contato: z.object({ email: z.nullable(z.string()), telefone: z.nullable(z.string()) }),
  versao: Versao,
})
export type Boleto = z.infer<typeof Boleto>

/** Overdue is never stored: it is the date that says so. */
export const estaVencido = (
  { situacao, vencimento }: Pick<BoletoResumo, 'situacao' | 'vencimento'>,
  hoje: string,
): boolean => situacao === 'ABERTO' && vencimento < hoje

/** What the Pix code is known by at the bank. Letters and digits, at most 25. */
export const txidDoBoleto = (numero: number): string => `BOL${String(numero).padStart(10, '0')}`

export const numeroDoTxid = (txid: string): number | null => {
  const [, digitos] = /^BOL(\d{10,15})$/i.exec(txid.trim()) ?? []
  return digitos ? Number(digitos) : null
}

/** Banks whose boletos we issue. */
export const codigosDosBancos = ['001', '033', '104', '237', '341', '756'] as const
export type CodigoDoBanco = (typeof codigosDosBancos)[number]

/**
 * What a bank needs to know about the account that receives. Only digits and the letters of check digits,
 * never formatted. What a bank does not use is `null`.
 */
export type ContaNoBanco = {
  banco: CodigoDoBanco
  agencia: string
  agencia_dv: string | null
  conta: string | null
  conta_dv: string | null
  /** Convênio (001), código do beneficiário (033, 104) or código do cliente (756). */
  convenio: string | null
  carteira: string
  variacao: string | null
  modalidade: string | null
  codigo_transmissao: string | null
  codigo_empresa: string | null
}

export type CampoDaConta = Exclude<keyof ContaNoBanco, 'banco'>

/** How one bank calls a field of the account, and what fits into it. */
export type FormaDoCampo = {
  rotulo: string
  /** Without it there is no boleto. */
  obrigatorio: boolean
  /** Without it the boleto cannot be registered, because the file for the bank has a place for it. */
  na_remessa: boolean
  minimo: number
  maximo: number
  /** What a check digit may be besides a digit. */
  letra?: 'X' | 'P'
  /** Where the bank has only these. */
  valores?: readonly string[]
}

/** With what a bank may limit besides. */
export type ContaAConferir = ContaNoBanco & { dias_para_baixa?: number | null }
export type ProblemaDaConta = { campo: CampoDaConta | 'dias_para_baixa'; mensagem: string }

/** What the account is needed for. Registering asks for more than computing a boleto. */
export type UsoDaConta = 'boleto' | 'remessa'

export type Banco = {
  codigo: CodigoDoBanco
  nome: string
  /** With its check digit, as it stands beside the name on a boleto. */
  impresso: string
  formato_cnab: 240 | 400
  /** In centavos. */
  valorMaximo: number
  /** Only what this bank asks for, in the order of a form. */
  campos: Partial<Record<CampoDaConta, FormaDoCampo>>
  conferir: (conta: ContaAConferir, uso?: UsoDaConta) => ProblemaDaConta[]
  /** How many digits we number with, without convênio and check digit. */
  tamanhoDoNossoNumero: (conta: ContaNoBanco) => number
  /** `null`: this bank has none. */
  dvDoNossoNumero: (conta: ContaNoBanco, nosso_numero: string) => string | null
  /** The bank's own 25 digits of the barcode. */
  campoLivre: (conta: ContaNoBanco, nosso_numero: string, parcela?: number) => string
  nossoNumeroImpresso: (conta: ContaNoBanco, nosso_numero: string) => string
  agenciaCodigoImpresso: (conta: ContaNoBanco) => string
}

/** Ten digits of centavos. One more would reach into the due date. */
export const VALOR_MAXIMO_DO_CODIGO = 99_999_999_99

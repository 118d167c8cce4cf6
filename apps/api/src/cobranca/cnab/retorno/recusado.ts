type Motivo =
  | 'VAZIO'
  | 'NAO_E_CNAB'
  | 'REMESSA'
  | 'NAO_E_COBRANCA'
  | 'BANCO_NAO_ATENDIDO'
  | 'FORMATO_DO_BANCO'
  | 'LINHA_LONGA'
  | 'CORTADO'
  | 'CONTAGEM'
  | 'OUTRO_BANCO'
  | 'OUTRO_BENEFICIARIO'
  | 'T_SEM_U'
  | 'LINHA_DESCONHECIDA'
  | 'CAMPO_NAO_NUMERICO'
  | 'DATA_IMPOSSIVEL'

/** The whole file cannot be used. The message tells a person what to do about it. */
export class RetornoRecusado extends Error {
  override readonly name = 'RetornoRecusado'
  readonly codigo: Motivo

  constructor(codigo: Motivo, mensagem: string) {
    super(mensagem)
    this.codigo = codigo
  }

  get mensagem(): string {
    return this.message
  }
}

export const cortado = () =>
  new RetornoRecusado(
    'CORTADO',
    'O arquivo está incompleto: falta o fim. Baixe o arquivo de novo no banco e envie outra vez.',
  )

export const contagemErrada = (linha: number, contados: number, informados: number) =>
  new RetornoRecusado(
    'CONTAGEM',
    `O arquivo está danificado: a linha ${linha} informa ${informados} onde contamos ${contados}. Baixe o arquivo de novo no banco.`,
  )

export const linhaDesconhecida = (linha: number) =>
  new RetornoRecusado(
    'LINHA_DESCONHECIDA',
    `A linha ${linha} não é de um arquivo de retorno ou está fora do lugar. Envie o arquivo como o banco o entregou.`,
  )

/** One row that is not empty. Empty columns at its end are left out. */
export type Linha = {
  /**
   * The row's number as a spreadsheet program shows it, whatever line breaks its cells contain. Starts at 1
   * and always grows.
   */
  numero: number
  celulas: string[]
  /**
   * Why this row could not be read completely, for a person. `celulas` then has what could be read, perhaps
   * nothing.
   */
  problema?: string
}

export type Separador = ';' | ',' | '\t'

export type Planilha = {
  formato: 'CSV' | 'XLSX'
  separador?: Separador
  /**
   * What the first lines look like. A line that is not valid UTF-8 is read as Windows-1252 anywhere in the
   * file.
   */
  codificacao?: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  /**
   * The rows in batches. The first row is the header. Stopping early closes everything. Throws
   * `PlanilhaRecusada` when there is no row at all, the header is unreadable or the file is damaged.
   */
  linhas(): AsyncIterable<Linha[]>
}

export type Limites = {
  /** With more columns than this, the header is refused and a row gets a `problema`. */
  colunas: number
  /** Characters per row, and how far to look for the end of an opening quote. */
  caracteres: number
  /** Rows of an XLSX sheet. The limit is Excel's own. */
  linhas: number
  /** Unpacked bytes: of one part of an XLSX, and of all together. */
  bytesPorParte: number
  bytesNoTotal: number
  /**
   * How many times its packed size a part may unpack to, and the cells may hold. Sheets of real data stay
   * below 40.
   */
  expansao: number
  /** Files inside the XLSX. */
  partes: number
}

const MB = 1024 * 1024

export const LIMITES: Limites = {
  colunas: 500,
  caracteres: 256 * 1024,
  linhas: 1_048_576,
  bytesPorParte: 1536 * MB,
  bytesNoTotal: 2048 * MB,
  expansao: 100,
  partes: 10_000,
}

/** Below this, a file may unpack to any multiple of its size, because it does no harm. */
export const INOFENSIVO = 8 * MB

type Motivo = 'VAZIA' | 'FORMATO' | 'GRANDE_DEMAIS' | 'COLUNAS_DEMAIS' | 'CABECALHO' | 'DANIFICADA'

/** The whole file cannot be used. The message tells a person what to do about it. */
export class PlanilhaRecusada extends Error {
  readonly codigo: Motivo
  /** The last row that was read before the failure, if any. */
  readonly linha: number | undefined

  constructor(codigo: Motivo, mensagem: string, detalhes: { linha?: number; causa?: unknown } = {}) {
    super(mensagem, { cause: detalhes.causa })
    this.name = 'PlanilhaRecusada'
    this.codigo = codigo
    this.linha = detalhes.linha
  }
}

/** `causa` is for the log: the details mean nothing to the person who uploaded the file. */
export const danificada = (causa: unknown, linha?: number) =>
  new PlanilhaRecusada(
    'DANIFICADA',
    linha
      ? `O arquivo está danificado: só foi possível ler até a linha ${linha}. Gere o arquivo de novo e envie outra vez.`
      : 'O arquivo está incompleto ou danificado. Gere o arquivo de novo e envie outra vez.',
    linha ? { linha, causa } : { causa },
  )

export const grandeDemais = (porque: string) =>
  new PlanilhaRecusada(
    'GRANDE_DEMAIS',
    `A planilha é grande demais: ${porque}. Divida em arquivos menores ou salve como CSV.`,
  )

export const cresceDemais = (vezes: number) => grandeDemais(`ao ser aberta, cresce mais de ${vezes} vezes`)

/** One row with something in it. Empty columns at its end are left out. */
export type Linha = {
  /** The row's number as a spreadsheet program shows it, whatever line breaks its cells hold. From 1, always growing. */
  numero: number
  celulas: string[]
  /** Why this row could not be read whole, for a person. `celulas` then has what could be read, perhaps nothing. */
  problema?: string
}

export type Separador = ';' | ',' | '\t'

export type Planilha = {
  formato: 'CSV' | 'XLSX'
  separador?: Separador
  /** What the first lines look like. A line that is not valid UTF-8 is read as Windows-1252 wherever it stands. */
  codificacao?: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  /**
   * The rows in batches, from the first one, which is the header. Stopping early closes everything. Throws
   * `PlanilhaRecusada` when there is no row at all, the header is unreadable or the file turns out damaged.
   */
  linhas(): AsyncIterable<Linha[]>
}

export type Limites = {
  /** More columns than this: the header is refused, a row gets a `problema`. */
  colunas: number
  /** Characters of one record. Also how far an opening quote may look for its end. */
  caracteres: number
  /** Rows of an XLSX sheet: what Excel itself can hold. */
  linhas: number
  /** Unpacked bytes: one part of an XLSX, and all together. */
  bytesPorParte: number
  bytesNoTotal: number
  /** How many times its packed size a part may unpack to, and cells may hold. Sheets of real data stay below 40. */
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

/** Below this a file may unpack to any multiple of its size: it cannot hurt. */
export const INOFENSIVO = 8 * MB

type Motivo = 'VAZIA' | 'FORMATO' | 'GRANDE_DEMAIS' | 'COLUNAS_DEMAIS' | 'CABECALHO' | 'DANIFICADA'

/** The file as a whole cannot be used. The message tells a person what to do about it. */
export class PlanilhaRecusada extends Error {
  readonly codigo: Motivo
  /** The last row that was read before, when some were. */
  readonly linha: number | undefined

  constructor(codigo: Motivo, mensagem: string, detalhes: { linha?: number; causa?: unknown } = {}) {
    super(mensagem, { cause: detalhes.causa })
    this.name = 'PlanilhaRecusada'
    this.codigo = codigo
    this.linha = detalhes.linha
  }
}

/** `causa` is for the log: what exactly was wrong inside means nothing to who uploaded the file. */
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

import type { Pagina } from '@balcao/contract/base/pagina'
import { formatarData } from '@balcao/contract/valores/data'

const POR_LEITURA = 1000
/**
 * Spreadsheet programs would run a cell that starts like this as a formula. They accept full-width signs too.
 */
export const pareceFormula = (texto: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(texto)

const celula = (valor: unknown) => {
  const texto = valor === null || valor === undefined ? '' : String(valor)
  const inerte = pareceFormula(texto) ? `'${texto}` : texto
  return /[;"\r\n']/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte
}

const linha = (celulas: unknown[]) => `${celulas.map(celula).join(';')}\r\n`

export type Coluna<T> = [titulo: string, valor: (item: T) => unknown]

/** As spreadsheet programs in Portuguese read a number. */
export const emReais = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',')

export const talvezReais = (centavos: number | null) => (centavos === null ? null : emReais(centavos))
export const talvezData = (dia: string | null) => dia && formatarData(dia)

export const simNao = (valor: boolean) => (valor ? 'Sim' : 'Não')

/** A whole filtered list as CSV, read page by page, so that memory stays flat whatever the list's size. */
export async function* csv<T>(
  ler: (pagina: { cursor?: string; limite: number }) => Promise<Pick<Pagina<T>, 'itens' | 'proximo'>>,
  colunas: Coluna<T>[] | (() => Promise<Coluna<T>[]>),
) {
  // The first page is read before anything is sent, so that a refusal still gets its own status.
  let pagina = await ler({ limite: POR_LEITURA })
  const prontas = typeof colunas === 'function' ? await colunas() : colunas
  // The byte order mark makes spreadsheet programs read the file as UTF-8.
  yield `\uFEFF${linha(prontas.map(([titulo]) => titulo))}`
  for (;;) {
    yield pagina.itens.map((item) => linha(prontas.map(([, valor]) => valor(item)))).join('')
    if (pagina.proximo === null) return
    pagina = await ler({ cursor: pagina.proximo, limite: POR_LEITURA })
  }
}

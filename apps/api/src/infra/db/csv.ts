import type { Pagina } from '@balcao/contract/base/pagina'

const POR_LEITURA = 1000
/** A cell that starts like this would run in the reader's spreadsheet, which takes full-width signs as well. */
export const pareceFormula = (texto: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(texto)

const celula = (valor: unknown) => {
  const texto = valor === null || valor === undefined ? '' : String(valor)
  const inerte = pareceFormula(texto) ? `'${texto}` : texto
  return /[;"\r\n']/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte
}

const linha = (celulas: unknown[]) => `${celulas.map(celula).join(';')}\r\n`

type Coluna<T> = [titulo: string, valor: (item: T) => unknown]

/** A whole filtered list as CSV, read page by page: memory stays flat whatever the list's size. */
export async function* csv<T>(
  ler: (pagina: { cursor?: string; limite: number }) => Promise<Pick<Pagina<T>, 'itens' | 'proximo'>>,
  colunas: Coluna<T>[],
) {
  // The first page is read before anything is given out: a refusal still has its own status then.
  let pagina = await ler({ limite: POR_LEITURA })
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${linha(colunas.map(([titulo]) => titulo))}`
  for (;;) {
    yield pagina.itens.map((item) => linha(colunas.map(([, valor]) => valor(item)))).join('')
    if (pagina.proximo === null) return
    pagina = await ler({ cursor: pagina.proximo, limite: POR_LEITURA })
  }
}

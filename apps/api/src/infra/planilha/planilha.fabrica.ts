import { abrirPlanilha } from './abrir.ts'
import type { Fonte } from './fonte.ts'
import type { Limites, Linha } from './planilha.ts'
import { type Entrada, zipDe } from './zip.fabrica.ts'

/** A file in memory, served in pieces. `abertas` counts the reads that were not closed. */
export const fonteDe = (conteudo: string | Buffer, pedaco = 64 * 1024): Fonte & { abertas(): number } => {
  const bytes = Buffer.from(conteudo)
  let abertas = 0
  async function* partes(trecho: Buffer) {
    abertas++
    try {
      for (let i = 0; i < trecho.length; i += pedaco) yield trecho.subarray(i, i + pedaco)
    } finally {
      abertas--
    }
  }
  return {
    tamanho: bytes.length,
    ler: async (faixa) => partes(faixa ? bytes.subarray(faixa.inicio, faixa.fim + 1) : bytes),
    abertas: () => abertas,
  }
}

export const lerTudo = async (
  conteudo: string | Buffer | Fonte,
  limites?: Partial<Limites>,
): Promise<Linha[]> => {
  const fonte = typeof conteudo === 'string' || Buffer.isBuffer(conteudo) ? fonteDe(conteudo) : conteudo
  const planilha = await abrirPlanilha(fonte, limites)
  const linhas: Linha[] = []
  for await (const lote of planilha.linhas()) linhas.push(...lote)
  return linhas
}

const escapar = (texto: string) =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const TIPOS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relacoes = (...itens: [id: string, tipo: string, destino: string][]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${itens
    .map(([id, tipo, destino]) => `<Relationship Id="${id}" Type="${TIPOS}/${tipo}" Target="${destino}"/>`)
    .join('')}</Relationships>`

export const livroXml = (abas: string, propriedades = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${TIPOS}"><workbookPr ${propriedades}/><sheets>${abas}</sheets></workbook>`

export const textosXml = (textos: string[]) =>
  `<sst>${textos.map((texto) => `<si><t xml:space="preserve">${escapar(texto)}</t></si>`).join('')}</sst>`

const ESTILOS = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ &quot;dia&quot;"/><numFmt numFmtId="165" formatCode="[$R$-416]\\ #,##0.00;[Red]-#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`

/** A workbook around the XML of its rows. `outras` replaces or adds parts. Styles 1 and 2 are dates. */
export const xlsxComLinhas = (
  linhas: Entrada | string,
  textos: string[] = [],
  outras: Record<string, Entrada> = {},
): Buffer =>
  zipDe({
    '_rels/.rels': relacoes(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': livroXml('<sheet name="Plan1" sheetId="1" r:id="rId1"/>'),
    'xl/_rels/workbook.xml.rels': relacoes(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', '/xl/styles.xml'],
      ['rId4', 'worksheet', 'worksheets/sheet2.xml'],
    ),
    'xl/styles.xml': ESTILOS,
    'xl/sharedStrings.xml': textosXml(textos),
    'xl/worksheets/sheet1.xml':
      typeof linhas === 'string' ? `<worksheet><sheetData>${linhas}</sheetData></worksheet>` : linhas,
    ...outras,
  })

const letras = (coluna: number): string =>
  (coluna >= 26 ? letras(Math.floor(coluna / 26) - 1) : '') + String.fromCharCode(65 + (coluna % 26))

/**
 * An .xlsx with these cells, as Excel writes it: shared texts, numbers as numbers, nothing for an empty cell.
 */
export const xlsxDe = (tabela: (string | number)[][]): Buffer => {
  const indices = new Map<string, number>()
  const indiceDe = (texto: string) => {
    const indice = indices.get(texto) ?? indices.size
    indices.set(texto, indice)
    return indice
  }
  const celula = (valor: string | number, linha: number, coluna: number) => {
    const onde = `r="${letras(coluna)}${linha + 1}"`
    if (valor === '') return ''
    return typeof valor === 'number'
      ? `<c ${onde}><v>${valor}</v></c>`
      : `<c ${onde} t="s"><v>${indiceDe(valor)}</v></c>`
  }
  const linhas = tabela.map(
    (celulas, i) => `<row r="${i + 1}">${celulas.map((valor, j) => celula(valor, i, j)).join('')}</row>`,
  )
  return xlsxComLinhas(linhas.join(''), [...indices.keys()])
}

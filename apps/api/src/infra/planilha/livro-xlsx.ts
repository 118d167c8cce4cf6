import path from 'node:path/posix'
import { atributosDe } from './atributos-xml.ts'
import { PlanilhaRecusada } from './planilha.ts'
import { leitorDeXml, type Ouvinte } from './xml.ts'
import type { Zip } from './zip.ts'

/** Where in the package the parts are that a reader of cells needs. */
export type Livro = { aba: string; textos?: string; estilos?: string; base1904: boolean }

/** Reads a whole part of the package. */
export const percorrer = async (zip: Zip, nome: string, ouvinte: Ouvinte) => {
  const leitor = leitorDeXml(ouvinte)
  for await (const bytes of zip.ler(nome)) leitor.ler(bytes)
  leitor.terminar()
}

const aoAbrir = (abre: (nome: string, atributos: Map<string, string>) => void): Ouvinte => ({
  abre: (nome, texto) => abre(nome, atributosDe(texto)),
  fecha: () => {},
  texto: () => {},
})

type Relacao = { id: string; tipo: string; destino: string }

/**
 * The parts that a part points to. The kind is the last word of a URI that differs between editions of the
 * standard.
 */
const relacoesDe = async (zip: Zip, parte: string): Promise<Relacao[]> => {
  const pasta = path.dirname(parte)
  const arquivo = path.join(pasta, '_rels', `${path.basename(parte)}.rels`)
  const relacoes: Relacao[] = []
  if (!zip.tem(arquivo)) return relacoes
  const ler = (nome: string, atributos: Map<string, string>) => {
    const destino = atributos.get('Target')
    if (nome !== 'Relationship' || !destino) return
    relacoes.push({
      id: atributos.get('Id') ?? '',
      tipo: path.basename(atributos.get('Type') ?? ''),
      destino: destino.startsWith('/') ? destino.slice(1) : path.join(pasta, destino),
    })
  }
  await percorrer(zip, arquivo, aoAbrir(ler))
  return relacoes
}

const NAO_E_EXCEL =
  'O arquivo não é uma planilha do Excel. Abra-o no programa que o criou e salve como .xlsx ou CSV.'

const localizarLivro = async (zip: Zip) => {
  const raiz = await relacoesDe(zip, '')
  const livro = raiz.find(({ tipo }) => tipo === 'officeDocument')?.destino ?? 'xl/workbook.xml'
  // A binary workbook (.xlsb), a text document, or any other zip.
  if (!livro.endsWith('.xml') || !zip.tem(livro)) throw new PlanilhaRecusada('FORMATO', NAO_E_EXCEL)
  return livro
}

/** Finds the first sheet that a person sees when opening the file. */
export const abrirLivro = async (zip: Zip): Promise<Livro> => {
  const livro = await localizarLivro(zip)
  const relacoes = await relacoesDe(zip, livro)
  const abas = new Map(relacoes.filter(({ tipo }) => tipo === 'worksheet').map((r) => [r.id, r.destino]))
  let aba: string | undefined
  let ehLivro = false
  let base1904 = false
  const ler = (nome: string, atributos: Map<string, string>) => {
    if (nome === 'workbook') ehLivro = true
    if (nome === 'workbookPr') base1904 = /^(1|true)$/.test(atributos.get('date1904') ?? '')
    if (nome === 'sheet' && (atributos.get('state') ?? 'visible') === 'visible')
      aba ??= abas.get(atributos.get('id') ?? '')
  }
  await percorrer(zip, livro, aoAbrir(ler))
  if (!ehLivro) throw new PlanilhaRecusada('FORMATO', NAO_E_EXCEL)
  if (!aba) throw new PlanilhaRecusada('FORMATO', 'O arquivo não tem nenhuma planilha visível.')
  const destino = (procurado: string) =>
    relacoes.find(({ tipo, destino }) => tipo === procurado && zip.tem(destino))?.destino
  const [textos, estilos] = [destino('sharedStrings'), destino('styles')]
  return { aba, base1904, ...(textos && { textos }), ...(estilos && { estilos }) }
}

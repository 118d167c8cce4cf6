import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lexer, type Token, type Tokens } from 'marked'
import { type Bloco, type Destino, type Pagina, type Trecho, textoDe } from '../src/features/ajuda/pagina.ts'

export const PASTA_DO_MANUAL = fileURLToPath(new URL('../../../docs/manual', import.meta.url))

/** Shown at `/ajuda` and, where the files are read as they are, first in their folder. Its links are the order. */
const INDICE = 'README.md'

/** As GitHub makes them, so that a link to a section works there too. */
const secaoDe = (titulo: string) =>
  titulo
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const nomeDe = (arquivo: string) => (arquivo === INDICE ? '' : arquivo.replace(/\.md$/, ''))

/** The size in pixels of a picture in WebP's simple lossy form, which is what `npm run imagens` writes. */
const tamanhoDe = (arquivo: string) => {
  if (!existsSync(arquivo)) throw new Error(`Take the picture before a page shows it: ${arquivo}`)
  const bytes = readFileSync(arquivo)
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ') throw new Error(`Not a lossy WebP: ${arquivo}`)
  return { largura: bytes.readUInt16LE(26) & 0x3fff, altura: bytes.readUInt16LE(28) & 0x3fff }
}

const lerUma = (pasta: string, arquivo: string): Pagina => {
  const recusar = (que: string): never => {
    throw new Error(`${path.join(pasta, arquivo)}: ${que}`)
  }

  const destinoDe = (href: string): Destino | string => {
    if (/^https?:/.test(href)) return href
    const [, alvo = '', secao = ''] = /^([\w-]+\.md)?(?:#(.+))?$/.exec(href) ?? recusar(`link to ${href}`)
    return { pagina: nomeDe(alvo || arquivo), secao: decodeURIComponent(secao) }
  }

  const trechos = (tokens: readonly Token[] = []): Trecho[] =>
    tokens.map((token): Trecho => {
      switch (token.type) {
        case 'text':
        case 'escape':
          return token.text
        case 'strong':
          return { tipo: 'forte', dentro: trechos(token.tokens) }
        case 'em':
          return { tipo: 'enfase', dentro: trechos(token.tokens) }
        case 'codespan':
          return { tipo: 'codigo', texto: token.text }
        case 'link':
          return { tipo: 'link', para: destinoDe(token.href), dentro: trechos(token.tokens) }
        default:
          return recusar(`${token.type} inside a line: ${token.raw}`)
      }
    })

  const paragrafo = ({ tokens = [] }: Tokens.Paragraph | Tokens.Text): Bloco => {
    const [unico] = tokens
    if (tokens.length !== 1 || unico?.type !== 'image') return { tipo: 'paragrafo', dentro: trechos(tokens) }
    const src = path.join(pasta, unico.href)
    return { tipo: 'imagem', src, descricao: unico.text, ...tamanhoDe(src) }
  }

  const blocos = (tokens: readonly Token[]): Bloco[] =>
    tokens.flatMap((token): Bloco | [] => {
      switch (token.type) {
        case 'space':
          return []
        case 'heading': {
          if (token.depth !== 2 && token.depth !== 3) return recusar(`heading of level ${token.depth}`)
          const dentro = trechos(token.tokens)
          return { tipo: 'titulo', nivel: token.depth, secao: secaoDe(textoDe(dentro)), dentro }
        }
        case 'paragraph':
        case 'text':
          return paragrafo(token as Tokens.Paragraph)
        case 'blockquote':
          return { tipo: 'nota', dentro: blocos(token.tokens ?? []) }
        case 'list': {
          const { ordered, items } = token as Tokens.List
          return { tipo: 'lista', ordenada: ordered, itens: items.map((item) => blocos(item.tokens)) }
        }
        case 'table': {
          const { header, rows } = token as Tokens.Table
          const celulas = (linha: Tokens.TableCell[]) => linha.map(({ tokens }) => trechos(tokens))
          return { tipo: 'tabela', cabeca: celulas(header), linhas: rows.map(celulas) }
        }
        default:
          return recusar(`${token.type}: ${token.raw}`)
      }
    })

  const [primeiro, ...resto] = lexer(readFileSync(path.join(pasta, arquivo), 'utf8'))
  if (primeiro?.type !== 'heading' || primeiro.depth !== 1) return recusar('does not begin with its title')
  return { nome: nomeDe(arquivo), titulo: primeiro.text, blocos: blocos(resto) }
}

const linksDe = (trechos: readonly Trecho[]): (Destino | string)[] =>
  trechos.flatMap((trecho) => {
    if (typeof trecho === 'string' || trecho.tipo === 'codigo') return []
    return trecho.tipo === 'link' ? [trecho.para] : linksDe(trecho.dentro)
  })

/** Everything that is written on a page, line by line, whatever it stands in. */
export const linhasDe = (blocos: readonly Bloco[]): Trecho[][] =>
  blocos.flatMap((bloco) => {
    switch (bloco.tipo) {
      case 'imagem':
        return []
      case 'nota':
        return linhasDe(bloco.dentro)
      case 'lista':
        return bloco.itens.flatMap(linhasDe)
      case 'tabela':
        return [...bloco.cabeca, ...bloco.linhas.flat()]
      default:
        return [bloco.dentro]
    }
  })

export const destinosDe = ({ blocos }: Pagina) => linhasDe(blocos).flatMap(linksDe)

/** Every page, in the order in which the index names them. What it cannot show, it refuses: better here than there. */
export const lerManual = (pasta = PASTA_DO_MANUAL): Pagina[] => {
  const paginas = readdirSync(pasta)
    .filter((nome) => nome.endsWith('.md'))
    .map((arquivo) => lerUma(pasta, arquivo))
  const indice = paginas.find(({ nome }) => nome === '')
  const ordem = indice
    ? destinosDe(indice).map((para) => (typeof para === 'string' ? para : para.pagina))
    : []
  const lugar = ({ nome }: Pagina) => (nome === '' ? -1 : ordem.indexOf(nome))
  const fora = paginas.find((pagina) => pagina.nome !== '' && lugar(pagina) === -1)
  if (fora) throw new Error(`The index of the manual does not name ${fora.nome}`)
  return paginas.sort((a, b) => lugar(a) - lugar(b))
}

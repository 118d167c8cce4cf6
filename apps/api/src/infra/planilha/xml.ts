import { APOSTROFO, ASPAS, DOIS_PONTOS, decodificarEntidades, ehEspaco } from './atributos-xml.ts'
import { danificada } from './planilha.ts'

/** Receives the XML's content in document order. Names come without their prefix. */
export type Ouvinte = {
  abre(nome: string, atributos: string): void
  fecha(nome: string): void
  /** A text may come in several pieces. */
  texto(texto: string): void
}

/** No spreadsheet writes a tag or a comment longer than this. */
const MAIOR_MARCACAO = 1024 * 1024
const MAIOR_PROFUNDIDADE = 64
const MAIOR_ENTIDADE = 12
const CDATA = '<![CDATA['
const MAIOR = 0x3e

/** A `>` inside an attribute's value does not end the tag. */
const fimDaTag = (texto: string, inicio: number) => {
  for (let i = inicio; i < texto.length; i++) {
    const codigo = texto.charCodeAt(i)
    if (codigo === MAIOR) return i
    if (codigo !== ASPAS && codigo !== APOSTROFO) continue
    i = texto.indexOf(codigo === ASPAS ? '"' : "'", i + 1)
    if (i < 0) return -1
  }
  return -1
}

const semPrefixo = (nome: string) => nome.slice(nome.indexOf(':') + 1)

const depoisDe = (texto: string, fecho: string, inicio: number) => {
  const fim = texto.indexOf(fecho, inicio)
  return fim < 0 ? -1 : fim + fecho.length
}

/** How far the text can be passed on. An entity that is still incomplete must wait. */
const fimSeguro = (texto: string) => {
  const e = texto.lastIndexOf('&')
  return e >= 0 && texto.length - e < MAIOR_ENTIDADE && !texto.includes(';', e) ? e : texto.length
}

/**
 * Reads XML as it arrives, and keeps only unfinished markup. Written here because sheets reach a gigabyte: a
 * general parser (saxes) took more than twice the time, and collects texts of any length in memory.
 */
export const leitorDeXml = (ouvinte: Ouvinte) => {
  const decodificador = new TextDecoder('utf-8', { fatal: true })
  const abertas: string[] = []
  let sobra = ''

  const decodificar = (bytes: Uint8Array) => {
    try {
      return decodificador.decode(bytes, { stream: true })
    } catch (erro) {
      throw danificada(erro)
    }
  }

  const abrir = (texto: string, inicio: number, fim: number) => {
    const vazia = texto[fim - 1] === '/'
    const fimDosAtributos = vazia ? fim - 1 : fim
    let inicioDoNome = inicio
    let fimDoNome = inicio
    for (; fimDoNome < fimDosAtributos; fimDoNome++) {
      const codigo = texto.charCodeAt(fimDoNome)
      if (codigo === DOIS_PONTOS) inicioDoNome = fimDoNome + 1
      if (ehEspaco(codigo)) break
    }
    const nome = texto.slice(inicioDoNome, fimDoNome)
    if (!nome || abertas.length >= MAIOR_PROFUNDIDADE) throw danificada(`XML: <${nome.slice(0, 20)}`)
    ouvinte.abre(nome, texto.slice(fimDoNome, fimDosAtributos))
    if (vazia) ouvinte.fecha(nome)
    else abertas.push(nome)
  }

  const fechar = (texto: string, inicio: number, fim: number) => {
    const nome = abertas.pop()
    const comoAbriu = nome !== undefined && fim - inicio === nome.length && texto.startsWith(nome, inicio)
    if (!comoAbriu && semPrefixo(texto.slice(inicio, fim).trimEnd()) !== nome)
      throw danificada(`XML: ${nome} fechada fora de lugar`)
    ouvinte.fecha(nome)
  }

  /**
   * Instructions, comments and CDATA. The remaining kind, a DOCTYPE, could define entities that expand
   * without end.
   */
  const lerEspecial = (texto: string, inicio: number): number => {
    if (texto[inicio + 1] === '?') return depoisDe(texto, '?>', inicio)
    if (texto.length - inicio < CDATA.length) return -1
    if (texto.startsWith('<!--', inicio)) return depoisDe(texto, '-->', inicio)
    if (!texto.startsWith(CDATA, inicio)) throw danificada('XML com DOCTYPE')
    const fim = depoisDe(texto, ']]>', inicio)
    if (fim > 0) ouvinte.texto(texto.slice(inicio + CDATA.length, fim - 3))
    return fim
  }

  /** Where the markup that starts here ends. -1 when its end has not arrived yet. */
  const lerMarcacao = (texto: string, inicio: number): number => {
    const segunda = texto[inicio + 1]
    if (segunda === '?' || segunda === '!') return lerEspecial(texto, inicio)
    const fim = fimDaTag(texto, inicio + 1)
    if (fim < 0) return -1
    if (segunda === '/') fechar(texto, inicio + 2, fim)
    else abrir(texto, inicio + 1, fim)
    return fim + 1
  }

  const ler = (bytes: Uint8Array) => {
    const texto = sobra + decodificar(bytes)
    if (texto.includes('\0')) throw danificada('XML com byte nulo')
    let posicao = 0
    while (posicao < texto.length) {
      const marcacao = texto.indexOf('<', posicao)
      const fimDoTexto = marcacao < 0 ? fimSeguro(texto) : marcacao
      if (fimDoTexto > posicao) ouvinte.texto(decodificarEntidades(texto.slice(posicao, fimDoTexto)))
      posicao = Math.max(posicao, fimDoTexto)
      if (marcacao < 0) break
      const depois = lerMarcacao(texto, marcacao)
      if (depois < 0) break
      posicao = depois
    }
    sobra = texto.slice(posicao)
    if (sobra.length > MAIOR_MARCACAO) throw danificada('XML: marcação sem fim')
  }

  const terminar = () => {
    if (abertas.length || sobra.trim()) throw danificada('XML sem fim')
  }

  return { ler, terminar }
}

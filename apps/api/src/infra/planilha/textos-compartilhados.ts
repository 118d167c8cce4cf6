import { desescapar } from './celula-xlsx.ts'
import { cresceDemais, type Limites } from './planilha.ts'
import { abrirRascunho } from './rascunho.ts'
import { leitorDeXml, type Ouvinte } from './xml.ts'

/**
 * Texts per block: few enough that unpacking a block for one text is cheap, enough that the blocks' overhead
 * is small.
 */
const POR_BLOCO = 16
/**
 * Characters of unpacked blocks kept in memory. Sheets mostly use texts in the order in which they are
 * stored.
 */
const A_MAO = 2 * 1024 * 1024
/** Neither XML nor its escapes can contain it, so no text has it. */
const ENTRE_TEXTOS = '\0'

const leitorDeTextos = (caracteres: number, aoLer: (texto: string) => void): Ouvinte => {
  let texto = ''
  let coletando = false
  let fonetica = false
  return {
    abre: (nome) => {
      if (nome === 'si') texto = ''
      else if (nome === 't') coletando = !fonetica
      else if (nome === 'rPh') fonetica = true
    },
    fecha: (nome) => {
      if (nome === 'si') aoLer(desescapar(texto))
      else if (nome === 't') coletando = false
      else if (nome === 'rPh') fonetica = false
    },
    texto: (parte) => {
      // One character more than allowed is enough to detect the excess.
      if (coletando && texto.length <= caracteres) texto += parte
    },
  }
}

/**
 * The table of texts that cells point to. It can be hundreds of megabytes, so it is read only as far as
 * needed (the first rows need only its start). What was read is kept in a `rascunho`. `maximo`: how many
 * characters the cells may hold together.
 */
export const abrirTextos = (
  partes: AsyncIterable<Uint8Array>,
  { caracteres, expansao }: Limites,
  maximo: number,
) => {
  const rascunho = abrirRascunho()
  const origem = partes[Symbol.asyncIterator]()
  const aMao = new Map<number, string[]>()
  let caracteresAMao = 0
  let desempacotados = 0
  let novos: string[] = []
  let guardados = 0
  let acabou = false
  const leitor = leitorDeXml(leitorDeTextos(caracteres, (texto) => novos.push(texto)))

  const guardarBlocos = async () => {
    let inicio = 0
    for (; novos.length - inicio >= POR_BLOCO; inicio += POR_BLOCO)
      await rascunho.acrescentar(novos.slice(inicio, inicio + POR_BLOCO).join(ENTRE_TEXTOS))
    novos = novos.slice(inicio)
    guardados += inicio
  }

  const lerMais = async () => {
    const { value, done } = await origem.next()
    acabou = done === true
    if (acabou) leitor.terminar()
    else leitor.ler(value)
    await guardarBlocos()
  }

  const desempacotar = (numero: number) => {
    const conteudo = rascunho.ler(numero)
    // Cells that jump between blocks of long texts cost a whole block each, however short the text that they
    // use.
    desempacotados += conteudo.length
    if (desempacotados > maximo * POR_BLOCO) throw cresceDemais(expansao)
    const textos = conteudo.split(ENTRE_TEXTOS)
    // Drops everything at once: it is seldom full, and tracking the oldest costs more than reading some
    // blocks again.
    if (caracteresAMao + conteudo.length > A_MAO) {
      aMao.clear()
      caracteresAMao = 0
    }
    aMao.set(numero, textos)
    caracteresAMao += conteudo.length
    return textos
  }

  return {
    /** Makes every text up to this index available, if there are that many. */
    carregarAte: async (indice: number) => {
      while (!acabou && indice >= guardados + novos.length) await lerMais()
    },
    obter: (indice: number): string | undefined => {
      if (indice >= guardados) return novos[indice - guardados]
      const numero = Math.floor(indice / POR_BLOCO)
      return (aMao.get(numero) ?? desempacotar(numero))[indice % POR_BLOCO]
    },
    fechar: async () => {
      await origem.return?.()
      await rascunho.fechar()
    },
  }
}

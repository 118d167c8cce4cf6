import { atributosDe, paraCadaAtributo } from './atributos-xml.ts'
import { colunaDe, dataDeNumero, desescapar, numeroSemExpoente } from './celula-xlsx.ts'
import { grandeDemais, type Limites, type Linha } from './planilha.ts'
import type { Ouvinte } from './xml.ts'

/** A row whose shared texts are still missing: `textos` has the index of the text for each column. */
export type LinhaDaAba = Linha & { textos: (number | undefined)[] }

export type Contexto = { limites: Limites; base1904: boolean; ehData(estilo: number): boolean }

/** Reads a sheet's XML, and passes the finished rows to `aoLer`. */
export const leitorDeAba = (
  { limites, base1904, ehData }: Contexto,
  aoLer: (linha: LinhaDaAba) => void,
): Ouvinte => {
  /** Rows and cells only count inside the data. A button's anchor in the sheet has a `row` element too. */
  let nosDados = false
  let linha: LinhaDaAba = { numero: 0, celulas: [], textos: [] }
  let coluna = -1
  let tipo = ''
  let estilo = 0
  let texto = ''
  let coletando = false
  let fonetica = false

  const abrirLinha = (atributos: Map<string, string>) => {
    const declarado = Number(atributos.get('r'))
    // A row number that does not grow is wrong. Resuming after a stop relies on the order.
    const serve = Number.isInteger(declarado) && declarado > linha.numero
    const numero = serve ? declarado : linha.numero + 1
    if (numero > limites.linhas)
      throw grandeDemais(`tem mais de ${limites.linhas.toLocaleString('pt-BR')} linhas`)
    linha = { numero, celulas: [], textos: [] }
    coluna = -1
  }

  const lerAtributoDaCelula = (nome: string, valor: string) => {
    if (nome === 'r') coluna = colunaDe(valor) ?? coluna
    else if (nome === 't') tipo = valor
    else if (nome === 's') estilo = Number(valor)
  }

  const abrirCelula = (atributos: string) => {
    coluna++
    tipo = 'n'
    estilo = 0
    texto = ''
    paraCadaAtributo(atributos, lerAtributoDaCelula)
  }

  const valor = () => {
    if (tipo === 'n')
      return (ehData(estilo) && texto && dataDeNumero(Number(texto), base1904)) || numeroSemExpoente(texto)
    if (tipo === 'b') return texto === '1' ? 'Sim' : 'Não'
    if (tipo === 'd') return texto.slice(0, 'AAAA-MM-DD'.length)
    return desescapar(texto)
  }

  const fecharCelula = () => {
    if (!texto) return
    // Beyond the limit, only the fact that the row is too wide is kept.
    const onde = Math.min(coluna, limites.colunas)
    while (linha.celulas.length < onde) linha.celulas.push('')
    linha.celulas[onde] = tipo === 's' ? '' : valor()
    linha.textos[onde] = tipo === 's' ? Number(texto) : undefined
  }

  return {
    abre: (nome, atributos) => {
      if (nome === 'sheetData') nosDados = true
      else if (!nosDados) return
      else if (nome === 'c') abrirCelula(atributos)
      else if (nome === 'v') coletando = true
      else if (nome === 'row') abrirLinha(atributosDe(atributos))
      else if (nome === 't') coletando = !fonetica
      else if (nome === 'rPh') fonetica = true
    },
    fecha: (nome) => {
      if (nome === 'sheetData') nosDados = false
      else if (!nosDados) return
      else if (nome === 'v' || nome === 't') coletando = false
      else if (nome === 'c') fecharCelula()
      else if (nome === 'row') aoLer(linha)
      else if (nome === 'rPh') fonetica = false
    },
    texto: (parte) => {
      // One character more than allowed is enough to detect the excess.
      if (coletando && texto.length <= limites.caracteres) texto += parte
    },
  }
}

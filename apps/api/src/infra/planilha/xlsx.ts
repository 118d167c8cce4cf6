import { type Contexto, type LinhaDaAba, leitorDeAba } from './aba-xlsx.ts'
import { conferir } from './conferir.ts'
import type { Fonte } from './fonte.ts'
import { leitorDeFormatos } from './formatos-xlsx.ts'
import { abrirLivro, type Livro, percorrer } from './livro-xlsx.ts'
import { cresceDemais, INOFENSIVO, type Limites, type Linha, type Planilha } from './planilha.ts'
import { abrirTextos } from './textos-compartilhados.ts'
import { leitorDeXml } from './xml.ts'
import { abrirZip, type Zip } from './zip.ts'

type Textos = ReturnType<typeof abrirTextos>

const tamanhoDe = (celulas: string[]) => celulas.reduce((soma, celula) => soma + celula.length, 0)

async function* nenhum(): AsyncGenerator<Uint8Array> {}

/** Puts the shared texts into their cells, and reports what cannot be a cell's content. */
const completar = (
  { numero, celulas, textos }: LinhaDaAba,
  tabela: Textos,
  { caracteres }: Limites,
): Linha => {
  let problema: string | undefined
  for (const [coluna, indice] of textos.entries()) {
    if (indice === undefined) continue
    const texto = tabela.obter(indice)
    if (texto === undefined) problema = 'Uma célula aponta para um texto que o arquivo não tem.'
    celulas[coluna] = texto ?? ''
  }
  if (tamanhoDe(celulas) > caracteres)
    problema = `A linha tem mais de ${caracteres.toLocaleString('pt-BR')} caracteres.`
  return problema ? { numero, celulas: [], problema } : { numero, celulas }
}

/**
 * The characters that all cells may hold together, by the same rule as for the zip's parts. Many cells may
 * point to one text, which the zip's sizes do not show.
 */
const maximoDeCaracteres = ({ tamanho }: Fonte, { expansao, bytesNoTotal }: Limites) =>
  Math.min(bytesNoTotal, Math.max(INOFENSIVO, tamanho * expansao))

const maiorIndice = (linhas: LinhaDaAba[]) => {
  let maior = -1
  for (const { textos } of linhas) for (const indice of textos) maior = Math.max(maior, indice ?? -1)
  return maior
}

async function* lerAba(zip: Zip, livro: Livro, contexto: Contexto, maximo: number): AsyncGenerator<Linha[]> {
  const { limites } = contexto
  const textos = abrirTextos(livro.textos ? zip.ler(livro.textos) : nenhum(), limites, maximo)
  let caracteres = 0
  let lidas: LinhaDaAba[] = []
  const leitor = leitorDeXml(leitorDeAba(contexto, (linha) => lidas.push(linha)))

  const entregar = async () => {
    await textos.carregarAte(maiorIndice(lidas))
    const linhas = lidas.map((linha) => completar(linha, textos, limites))
    lidas = []
    for (const { celulas } of linhas) caracteres += tamanhoDe(celulas)
    if (caracteres > maximo) throw cresceDemais(limites.expansao)
    return linhas
  }

  try {
    for await (const bytes of zip.ler(livro.aba)) {
      try {
        leitor.ler(bytes)
      } catch (erro) {
        // The rows before the damage are good.
        yield await entregar()
        throw erro
      }
      yield await entregar()
    }
    leitor.terminar()
  } finally {
    await textos.fechar()
  }
}

export const abrirXlsx = async (fonte: Fonte, limites: Limites): Promise<Planilha> => {
  const zip = await abrirZip(fonte, limites)
  const livro = await abrirLivro(zip)
  // Checked here, so that an unreadable file is refused before anyone starts reading.
  for (const parte of [livro.aba, livro.textos]) if (parte) zip.conferir(parte)
  const formatos = leitorDeFormatos()
  if (livro.estilos) await percorrer(zip, livro.estilos, formatos.ouvinte)
  const contexto = { limites, base1904: livro.base1904, ehData: formatos.ehData }
  return {
    formato: 'XLSX',
    linhas: () => conferir(lerAba(zip, livro, contexto, maximoDeCaracteres(fonte, limites)), limites),
  }
}

import { semAcento } from '@balcao/contract/valores/texto'
import { type Bloco, type Destino, type Pagina, type Trecho, textoDe } from './pagina.ts'

export type Achado = Destino & { titulos: string[]; trecho: string }

type Parte = Destino & { titulos: string[]; texto: string }

const unir = (linhas: readonly Trecho[][]) => linhas.map(textoDe).join(' ')

const textoDoBloco = (bloco: Bloco): string => {
  switch (bloco.tipo) {
    case 'imagem':
      return ''
    case 'nota':
      return bloco.dentro.map(textoDoBloco).join(' ')
    case 'lista':
      return bloco.itens.map((item) => item.map(textoDoBloco).join(' ')).join(' ')
    case 'tabela':
      return [bloco.cabeca, ...bloco.linhas].map(unir).join(' ')
    default:
      return textoDe(bloco.dentro)
  }
}

/** From one heading to the next, with the headings that it stands under. */
const partesDe = ({ nome, titulo, blocos }: Pagina): Parte[] => {
  const partes: Parte[] = [{ pagina: nome, secao: '', titulos: [titulo], texto: '' }]
  let secao = ''
  for (const bloco of blocos) {
    if (bloco.tipo === 'titulo') {
      const texto = textoDe(bloco.dentro)
      const acima = bloco.nivel === 3 && secao ? [titulo, secao] : [titulo]
      if (bloco.nivel === 2) secao = texto
      partes.push({ pagina: nome, secao: bloco.secao, titulos: [...acima, texto], texto: '' })
    } else {
      const atual = partes.at(-1)
      if (atual) atual.texto = `${atual.texto} ${textoDoBloco(bloco)}`.trim()
    }
  }
  return partes
}

const ANTES = 60
const TAMANHO = 160

/** Around the first word that was found, from one space to another. */
const emVolta = (texto: string, palavras: readonly string[]) => {
  const limpo = semAcento(texto)
  const onde = Math.min(...palavras.map((palavra) => limpo.indexOf(palavra)).filter((lugar) => lugar >= 0))
  const inicio = Number.isFinite(onde) && onde > ANTES ? texto.lastIndexOf(' ', onde - ANTES) + 1 : 0
  if (texto.length - inicio <= TAMANHO) return `${inicio ? '…' : ''}${texto.slice(inicio)}`
  return `${inicio ? '…' : ''}${texto.slice(inicio, texto.lastIndexOf(' ', inicio + TAMANHO))}…`
}

/** Every word, in any order. What has them all in its headings comes first. The index only repeats the pages. */
export const procurar = (paginas: readonly Pagina[], busca: string): Achado[] => {
  const palavras = semAcento(busca).split(/\s+/).filter(Boolean)
  if (!palavras.length) return []
  const temTodas = (texto: string) => {
    const limpo = semAcento(texto)
    return palavras.every((palavra) => limpo.includes(palavra))
  }
  const achadas = paginas
    .filter(({ nome }) => nome !== '')
    .flatMap(partesDe)
    .filter(({ titulos, texto }) => temTodas([...titulos, texto].join(' ')))
  const [noTitulo, noTexto] = [true, false].map((quer) =>
    achadas.filter(({ titulos }) => temTodas(titulos.at(-1) ?? '') === quer),
  )
  return [...(noTitulo ?? []), ...(noTexto ?? [])].map(({ texto, ...parte }) => ({
    ...parte,
    trecho: emVolta(texto, palavras),
  }))
}

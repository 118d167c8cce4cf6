import {
  areasDePermissao,
  type Permissao,
  permissoes,
  rotuloDaPermissao,
} from '@balcao/contract/base/permissao'
import { semAcento } from '@balcao/contract/valores/texto'

/** The matrix's columns: the actions that most areas share. */
export const acoes = ['LISTAR', 'VISUALIZAR', 'CRIAR', 'EDITAR', 'EXCLUIR', 'IMPORTAR', 'VINCULAR'] as const
export type Acao = (typeof acoes)[number]

/** An area's permissions: at most one per column. Those that fit no column are listed by name. */
export type Linha = { area: string; celulas: Partial<Record<Acao, Permissao>>; outras: Permissao[] }

const montarLinha = (area: string, daArea: readonly Permissao[]): Linha => {
  const linha: Linha = { area, celulas: {}, outras: [] }
  for (const permissao of daArea) {
    const acao = acoes.find((coluna) => permissao.startsWith(`${coluna}.`))
    // The catalogue lists an area's own permission first. A second LISTAR (all sales) goes with the others.
    if (acao && !linha.celulas[acao]) linha.celulas[acao] = permissao
    else linha.outras.push(permissao)
  }
  return linha
}

/** Every permission of the product once, in the catalogue's order. */
export const matriz = areasDePermissao.map(({ area, permissoes }) =>
  montarLinha(area, Object.keys(permissoes) as Permissao[]),
)

export const daLinha = ({ celulas, outras }: Linha): Permissao[] => [
  ...acoes.flatMap((acao) => celulas[acao] ?? []),
  ...outras,
]

export const daColuna = (linhas: readonly Linha[], acao: Acao): Permissao[] =>
  linhas.flatMap(({ celulas }) => celulas[acao] ?? [])

/** The matrix filtered by a search. An area that matches by its name stays complete. */
export const filtrarMatriz = (linhas: readonly Linha[], busca: string): Linha[] => {
  const palavras = semAcento(busca).split(/\s+/).filter(Boolean)
  const combina = (texto: string) => palavras.every((palavra) => semAcento(texto).includes(palavra))
  return linhas
    .map((linha) => {
      const achada = (p: Permissao) => combina(`${linha.area} ${rotuloDaPermissao(p)} ${p}`)
      return combina(linha.area) ? linha : soCom(linha, achada)
    })
    .filter((linha) => daLinha(linha).length > 0)
}

const soCom = ({ area, celulas, outras }: Linha, fica: (permissao: Permissao) => boolean): Linha => ({
  area,
  celulas: Object.fromEntries(Object.entries(celulas).filter(([, permissao]) => fica(permissao))),
  outras: outras.filter(fica),
})

export type Marcacao = 'todas' | 'algumas' | 'nenhuma'

export const marcacao = (quais: readonly Permissao[], marcadas: ReadonlySet<string>): Marcacao => {
  const quantas = quais.filter((permissao) => marcadas.has(permissao)).length
  if (quantas === 0) return 'nenhuma'
  return quantas === quais.length ? 'todas' : 'algumas'
}

/** In the catalogue's order and not that of the clicks, so that the same choice is always the same list. */
export const marcar = (marcadas: ReadonlySet<string>, quais: readonly Permissao[], ligar: boolean) =>
  permissoes.filter((permissao) => (quais.includes(permissao) ? ligar : marcadas.has(permissao)))

/** The permissions of a stored list that the catalogue still knows. */
export const conhecidas = (guardadas: readonly string[]) => marcar(new Set(guardadas), [], true)

export const diferenca = (antes: readonly string[], depois: readonly string[]) => ({
  concedidas: depois.filter((permissao) => !antes.includes(permissao)),
  retiradas: antes.filter((permissao) => !depois.includes(permissao)),
})

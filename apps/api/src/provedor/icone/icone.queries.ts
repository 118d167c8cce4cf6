import { type ConjuntoDeIcones, ICONES_POR_BUSCA } from '@balcao/contract/provedor/icone'
import { campoInvalido, naoEncontrado } from '#infra/recusa/recusa.ts'
import { conjuntoDeIcones, PREFIXO } from './conjunto.ts'
import { nomesPossiveis } from './palavras.ts'

const escolher = <T>(origem: Record<string, T>, nomes: Iterable<string>): Record<string, T> =>
  Object.fromEntries(
    Array.from(nomes).flatMap((nome) => {
      const valor = Object.hasOwn(origem, nome) ? origem[nome] : undefined
      return valor ? [[nome, valor]] : []
    }),
  )

/** The named icons of a set. An alias brings the icon that it stands for. */
export const desenhosDeIcones = async (arquivo: string, nomes: string[]): Promise<ConjuntoDeIcones> => {
  // Iconify's client treats a 404 as final and does not ask again.
  if (arquivo !== `${PREFIXO}.json`) throw naoEncontrado()
  const { icons, aliases, ...conjunto } = await conjuntoDeIcones()
  const apelidos = escolher(aliases, nomes)
  const desenhos = escolher(icons, [...nomes, ...Object.values(apelidos).map(({ parent }) => parent)])
  const ausentes = nomes.filter((nome) => !Object.hasOwn(desenhos, nome) && !Object.hasOwn(apelidos, nome))
  return {
    ...conjunto,
    icons: desenhos,
    aliases: apelidos,
    ...(ausentes.length && { not_found: ausentes }),
  }
}

const palavras = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

/**
 * Icons whose name contains every word, in English or Portuguese. The shortest first: `user` before
 * `user-circle-off`.
 */
export const buscarIcones = async (termo: string): Promise<string[]> => {
  const procuradas = palavras(termo).map(nomesPossiveis)
  if (!procuradas.length) return []
  const { icons } = await conjuntoDeIcones()
  return Object.entries(icons)
    .filter(
      ([nome, { hidden }]) =>
        !hidden && procuradas.every((possiveis) => possiveis.some((p) => nome.includes(p))),
    )
    .map(([nome]) => nome)
    .sort((a, b) => a.length - b.length || a.localeCompare(b))
    .slice(0, ICONES_POR_BUSCA)
    .map((nome) => `${PREFIXO}:${nome}`)
}

/** For a record that shows an icon. Aliases are valid too. */
export const exigirIcone = async (campo: string, icone: string | null) => {
  if (icone === null) return
  const { icons, aliases } = await conjuntoDeIcones()
  const nome = icone.startsWith(`${PREFIXO}:`) ? icone.slice(PREFIXO.length + 1) : ''
  if (!Object.hasOwn(icons, nome) && !Object.hasOwn(aliases, nome))
    throw campoInvalido(campo, 'Este ícone não existe')
}

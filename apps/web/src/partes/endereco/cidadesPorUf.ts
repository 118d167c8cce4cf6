import { estados } from '@balcao/contract/provedor/estados'
import { type Uf, ufDoMunicipio } from '@balcao/contract/provedor/uf'

export type GrupoDeUf = { uf: Uf; nome: string; codigos: number[]; inteiro: boolean }

/** The chosen cities by state, ordered by the states' names. A code that belongs to no state is left out. */
export const cidadesPorUf = (codigos: readonly number[]): GrupoDeUf[] => {
  const porUf = new Map<Uf, number[]>()
  for (const codigo of codigos) {
    const uf = ufDoMunicipio(codigo)
    if (!uf) continue
    const grupo = porUf.get(uf)
    if (grupo) grupo.push(codigo)
    else porUf.set(uf, [codigo])
  }
  return estados.flatMap(({ sigla, nome, cidades }) => {
    const escolhidas = porUf.get(sigla)
    if (!escolhidas) return []
    return [{ uf: sigla, nome, codigos: escolhidas, inteiro: escolhidas.length === cidades }]
  })
}

/** Each city only once, even when it is added twice. */
export const somarCidades = (atuais: readonly number[], novas: readonly number[]): number[] => [
  ...new Set([...atuais, ...novas]),
]

export const tirarCidades = (atuais: readonly number[], tiradas: readonly number[]): number[] => {
  const fora = new Set(tiradas)
  return atuais.filter((codigo) => !fora.has(codigo))
}

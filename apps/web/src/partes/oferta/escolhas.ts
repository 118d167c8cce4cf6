import type { AdicionalDaOferta, Oferta } from '@balcao/contract/catalogo/oferta'
import type { Escolhas, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import type { EscolhaDeAdicional } from '@balcao/contract/catalogo/preco/escolha-de-adicional'

/** What a person chose of an offer, what that makes of it, and how to choose otherwise. */
export type EscolhasDaOferta = Pick<ReturnType<typeof precoDaOferta>, 'promocoes' | 'adicionais'> & {
  escolhas: Escolhas
  /** What was changed without being asked for. */
  aviso: string | null
  mudarQuantidade: (id: string, quantidade: number) => void
  alternarPromocao: (id: string) => void
  usarMelhor: () => void
}

/** Zero removes it. */
export const comQuantidade = (
  escolhas: EscolhaDeAdicional[],
  id: string,
  quantidade: number,
): EscolhaDeAdicional[] => {
  const outras = escolhas.filter((escolha) => escolha.id !== id)
  return quantidade > 0 ? [...outras, { id, quantidade }] : outras
}

/** A promotion that does not add up replaces all others. One that adds up replaces one that does not. */
export const alternarPromocao = ({ promocoes }: Oferta, tomadas: string[], id: string): string[] => {
  if (tomadas.includes(id)) return tomadas.filter((tomada) => tomada !== id)
  const cumulativas = new Set(promocoes.filter(({ cumulativa }) => cumulativa).map((p) => p.id))
  return cumulativas.has(id) ? [...tomadas.filter((tomada) => cumulativas.has(tomada)), id] : [id]
}

/** Why this additional cannot be combined with those already chosen; null when it can. */
export function motivoDoAdicional(
  { adicionais }: Oferta,
  escolhidos: readonly { id: string }[],
  adicional: AdicionalDaOferta,
): string | null {
  const outro = adicionais.find(
    ({ id, incompativel_com }) =>
      id !== adicional.id &&
      escolhidos.some((escolhido) => escolhido.id === id) &&
      (incompativel_com.includes(adicional.id) || adicional.incompativel_com.includes(id)),
  )
  return outro ? `Não pode ser vendido junto com ${outro.nome}` : null
}

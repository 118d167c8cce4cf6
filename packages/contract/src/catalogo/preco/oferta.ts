import {
  type AdicionalDisponivel,
  conferirAdicionais,
  type EscolhaDeAdicional,
  escolherAdicionais,
} from './adicionais.ts'
import type { EntradaDePreco, PlanoDoPreco, PromocaoDoPreco } from './preco-entrada.ts'

/** What the person has chosen so far, before any promotion. */
export type Oferta = {
  plano: PlanoDoPreco
  data: string
  disponiveis: AdicionalDisponivel[]
  escolhas: EscolhaDeAdicional[]
}

/** The offer with these promotions, and the additionals that they bring along. */
export const comPromocoes = (
  { plano, data, disponiveis, escolhas }: Oferta,
  promocoes: PromocaoDoPreco[],
): EntradaDePreco => ({
  plano,
  data,
  promocoes,
  adicionais: escolherAdicionais({ disponiveis, escolhas, exigidos: exigidosPor(promocoes) }),
})

/** A promotion that is not cumulative must be alone, and no promotion counts twice. */
export const podemCombinar = (promocoes: PromocaoDoPreco[]): boolean =>
  promocoes.length <= 1 ||
  (promocoes.every(({ cumulativa }) => cumulativa) &&
    new Set(promocoes.map(({ id }) => id)).size === promocoes.length)

/** Whether the additionals that the promotions bring along fit the choices. */
export function promocoesCabem({ disponiveis, escolhas }: Oferta, promocoes: PromocaoDoPreco[]): boolean {
  const problemas = (exigidos: string[]) => {
    const selecao = { disponiveis, escolhas, exigidos }
    return conferirAdicionais({ ...selecao, escolhas: escolherAdicionais(selecao) }).length
  }
  const exigidos = exigidosPor(promocoes)
  // Adding additionals never solves a problem. So the same number of problems means that no new one came up.
  // A problem that was there without any promotion is no reason to refuse one.
  return exigidos.length === 0 || problemas(exigidos) === problemas([])
}

export const exigidosPor = (promocoes: PromocaoDoPreco[]): string[] =>
  promocoes.flatMap(({ adicionais }) =>
    adicionais.filter(({ obrigatorio }) => obrigatorio).map(({ id }) => id),
  )

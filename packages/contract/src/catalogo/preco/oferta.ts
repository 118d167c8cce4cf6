import {
  type AdicionalDisponivel,
  conferirAdicionais,
  type EscolhaDeAdicional,
  escolherAdicionais,
} from './adicionais.ts'
import type { EntradaDePreco, PlanoDoPreco, PromocaoDoPreco } from './preco-entrada.ts'

/** What the person has put together so far, before any promotion. */
export type Oferta = {
  plano: PlanoDoPreco
  data: string
  disponiveis: AdicionalDisponivel[]
  escolhas: EscolhaDeAdicional[]
}

/** The offer with these promotions, and with the additionals that they bring along. */
export const comPromocoes = (
  { plano, data, disponiveis, escolhas }: Oferta,
  promocoes: PromocaoDoPreco[],
): EntradaDePreco => ({
  plano,
  data,
  promocoes,
  adicionais: escolherAdicionais({ disponiveis, escolhas, exigidos: exigidosPor(promocoes) }),
})

/** One that is not cumulative stands alone, and none counts twice. */
export const podemCombinar = (promocoes: PromocaoDoPreco[]): boolean =>
  promocoes.length <= 1 ||
  (promocoes.every(({ cumulativa }) => cumulativa) &&
    new Set(promocoes.map(({ id }) => id)).size === promocoes.length)

/** Whether what the promotions bring along goes with what was chosen. */
export function promocoesCabem({ disponiveis, escolhas }: Oferta, promocoes: PromocaoDoPreco[]): boolean {
  const problemas = (exigidos: string[]) => {
    const selecao = { disponiveis, escolhas, exigidos }
    return conferirAdicionais({ ...selecao, escolhas: escolherAdicionais(selecao) }).length
  }
  const exigidos = exigidosPor(promocoes)
  // More additionals never solve a problem: the same number means that nothing new came up, and what was wrong
  // without any promotion is no reason against one.
  return exigidos.length === 0 || problemas(exigidos) === problemas([])
}

export const exigidosPor = (promocoes: PromocaoDoPreco[]): string[] =>
  promocoes.flatMap(({ adicionais }) =>
    adicionais.filter(({ obrigatorio }) => obrigatorio).map(({ id }) => id),
  )

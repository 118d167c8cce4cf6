import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import type { EnderecoDeCriacao, EnderecoDeLista } from '#navegacao/rotas-de-cadastro.ts'
import { ultimaBusca } from '#navegacao/ultima-busca.ts'

/** What comes next: going to an address, or whatever else the screen does. */
export type Destino<Endereco extends EnderecoDeLista | EnderecoDeCriacao = EnderecoDeLista> =
  | Endereco
  | (() => void)

type Opcoes = Pick<NavigateOptions, 'ignoreBlocker' | 'replace' | 'search'>

export function useDestino(destino: Destino<EnderecoDeLista | EnderecoDeCriacao>, opcoes?: Opcoes) {
  const navegar = useNavigate()
  return typeof destino === 'string' ? () => void navegar({ to: destino, ...opcoes }) : destino
}

/** Back from a record to its list, which is found as it was left. */
export const useVoltaALista = (lista: Destino, opcoes?: Opcoes) =>
  useDestino(lista, { search: typeof lista === 'string' ? ultimaBusca(lista) : {}, ...opcoes })

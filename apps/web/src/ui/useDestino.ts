import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import type { EnderecoDeCriacao, EnderecoDeLista } from '#navegacao/rotas-de-cadastro.ts'

/** What comes next: going to an address, or whatever else the screen does. */
export type Destino<Endereco extends EnderecoDeLista | EnderecoDeCriacao = EnderecoDeLista> =
  | Endereco
  | (() => void)

export function useDestino(
  destino: Destino<EnderecoDeLista | EnderecoDeCriacao>,
  opcoes?: Pick<NavigateOptions, 'ignoreBlocker' | 'replace'>,
) {
  const navegar = useNavigate()
  return typeof destino === 'string' ? () => void navegar({ to: destino, ...opcoes }) : destino
}

import { podeAlguma } from '@balcao/contract/base/habilidade'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useHabilidade } from '#habilidade.ts'

type Caminho = NonNullable<LinkProps['to']>

/** "Novo cliente", "Nova venda": every address that creates something and that this person may open. */
export const useTelasDeCriacao = () => {
  const { routesByPath } = useRouter()
  const habilidade = useHabilidade()
  return useMemo(
    () =>
      Object.entries(routesByPath).flatMap(([caminho, { options }]) => {
        const { titulo, habilidade: exigida } = options.staticData ?? {}
        if (!/\/nov[oa]$/.test(caminho) || !titulo || (exigida && !podeAlguma(habilidade, exigida))) return []
        return [{ to: caminho as Caminho, titulo, icone: 'tabler:plus', grupo: '' }]
      }),
    [routesByPath, habilidade],
  )
}

import { podeAlguma } from '@balcao/contract/base/habilidade'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useHabilidade } from '#habilidade.ts'
import { menu } from './menu.ts'

/** The menu as the signed-in person may see it. A group without entries is left out. */
export const useMenu = () => {
  const router = useRouter()
  const habilidade = useHabilidade()
  return useMemo(() => {
    const dadosDe = (to: string) => router.getMatchedRoutes(to)[0].at(-1)?.options.staticData ?? {}
    return menu
      .map((grupo) => ({
        ...grupo,
        entradas: grupo.entradas.flatMap(({ to, icone, rotulo, serveA }) => {
          const { titulo = '', habilidade: exigida, procurar } = dadosDe(to)
          const pode =
            (!exigida || podeAlguma(habilidade, exigida)) && (!serveA || podeAlguma(habilidade, [serveA]))
          return pode ? [{ to, icone, titulo, rotulo: rotulo ?? titulo, procurar }] : []
        }),
      }))
      .filter(({ entradas }) => entradas.length > 0)
  }, [router, habilidade])
}

export type GrupoDoMenu = ReturnType<typeof useMenu>[number]

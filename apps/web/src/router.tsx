import { createRouter } from '@tanstack/react-router'
import { queryClient } from './consultas.ts'
import { desfazerNavegacaoProibida } from './navegacao/desfazer-proibida.ts'
import { escreverEndereco, lerEndereco } from './navegacao/endereco.ts'
import { guardar, segurarCliqueProibido } from './navegacao/guardar.ts'
import { ligarNaVenda } from './navegacao/ligar-na-venda.ts'
import { ligarSessao } from './navegacao/ligar-sessao.ts'
import { limitarPreload } from './navegacao/preload.ts'
import { segurarSemPedaco } from './navegacao/segurar-sem-pedaco.ts'
import { lembrarBuscas } from './navegacao/ultima-busca.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErroDaRota } from './shell/ErroDaRota.tsx'
import { NaoEncontrada } from './shell/NaoEncontrada.tsx'
import { Provedores } from './shell/Provedores.tsx'

const movimentoReduzido = matchMedia('(prefers-reduced-motion: reduce)').matches

export const router = createRouter({
  routeTree,
  context: {
    queryClient,
    guardar: (location, preload): Promise<void> => guardar(router, location, preload),
  },
  parseSearch: lerEndereco,
  stringifySearch: escreverEndereco,
  defaultPreload: 'intent',
  // Query decides whether data is fresh. The router only caches the code.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 400,
  scrollRestoration: true,
  scrollRestorationBehavior: movimentoReduzido ? 'auto' : 'smooth',
  defaultErrorComponent: ErroDaRota,
  defaultNotFoundComponent: NaoEncontrada,
  InnerWrap: Provedores,
})

limitarPreload(router)
segurarCliqueProibido(router)
segurarSemPedaco(router)
desfazerNavegacaoProibida(router)
ligarSessao(router)
ligarNaVenda(router)
lembrarBuscas(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

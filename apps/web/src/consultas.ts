import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ErroHttp, SessaoEncerrada, textoDoErro } from './http/erro.ts'
import { toast } from './ui/toast.tsx'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Who shows a failure. A form shows its own; an action outside a form gets a toast. */
      erro?: 'formulario'
    }
  }
}

const TENTATIVAS_SEM_REDE = 2

/**
 * The API's refusals are answers, and asking again brings the same one. Only a missing answer is worth a
 * retry, and only while the device has a network.
 */
const repetir = (falhas: number, erro: unknown) =>
  erro instanceof ErroHttp && erro.ehDeRede && navigator.onLine && falhas < TENTATIVAS_SEM_REDE

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: repetir, staleTime: 10_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (erro, _variaveis, _resultado, mutacao) => {
      if (mutacao.meta?.erro === 'formulario' || erro instanceof SessaoEncerrada) return
      toast.erro(textoDoErro(erro))
    },
  }),
})

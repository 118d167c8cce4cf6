import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { ErroHttp, SessaoEncerrada, textoDoErro } from './http/erro.ts'
import { textos } from './textos/textos.ts'
import { toast } from './ui/toast.tsx'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Who shows a failure. A form shows its own while it is there; an action outside a form gets a toast. */
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

/** What a screen is still there to show. */
const vistas = new WeakSet<object>()

const mutationCache = new MutationCache({
  onError: (erro, _variaveis, _resultado, mutacao) => {
    const deFormulario = mutacao.meta?.erro === 'formulario'
    // Whoever left the form is told here. A call that was stopped by leaving did not fail.
    if (deFormulario && (vistas.has(mutacao) || !(erro instanceof ErroHttp))) return
    if (erro instanceof SessaoEncerrada) return
    toast.erro(textoDoErro(erro), deFormulario ? textos.toast.tituloErroDepois : undefined)
  },
})
/** Since the last click that was not the second of a double click. */
let pediu = false
mutationCache.subscribe(({ type, mutation }) => {
  if (type === 'added') pediu = true
  if (type === 'observerAdded') vistas.add(mutation)
  if (type === 'observerRemoved') vistas.delete(mutation)
})

/**
 * The second half of a double click is no second order. It comes before the button shows that it was heard, or, with a
 * quick answer, after it is free again.
 */
addEventListener(
  'click',
  (evento) => {
    if (evento.detail < 2) pediu = false
    else if (pediu) {
      evento.preventDefault()
      evento.stopPropagation()
    }
  },
  true,
)

// It takes itself to be online until it hears otherwise: a page opened without network would not notice that it came.
onlineManager.setOnline(navigator.onLine)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: repetir, staleTime: 10_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache,
})

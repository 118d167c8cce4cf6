import { codigos } from '@balcao/contract/base/erro'
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { queryClient } from '#consultas.ts'
import { ErroHttp } from '#http/erro.ts'
import { sessao } from '#sessao.ts'
import { textos } from '#textos/textos.ts'
import { toast } from '#ui/toast.tsx'
import { decidir } from './decidir.ts'

/** Later, the person may be in the middle of something. */
const CHEGANDO_MS = 10_000

const semPermissao = (erro: unknown) => erro instanceof ErroHttp && erro.codigo === codigos.semPermissao

/**
 * Replaces first, so that the earlier page stays on the screen.
 * Then it goes back, to remove the entry that the click made.
 */
const voltarA = async (router: AnyRouter, origem: ParsedLocation | undefined) => {
  const indice = router.latestLocation.state.__TSR_index
  await router.navigate({ href: origem?.href ?? '/', replace: true, ignoreBlocker: true })
  if (origem && indice > origem.state.__TSR_index) router.history.back({ ignoreBlocker: true })
}

/**
 * When a right was taken away seconds ago, the click still passes, and the page's first request is refused.
 * By then the rights were read again (`criar-http.ts`). If the page's ability is gone, the navigation is
 * undone, as if the guard had known.
 */
export const desfazerNavegacaoProibida = (router: AnyRouter) => {
  let origem: ParsedLocation | undefined
  let chegada = 0
  let desfazendo = false
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (pathChanged) [origem, chegada] = [fromLocation, Date.now()]
  })
  const desfazer = () => {
    if (desfazendo || decidir(router, router.latestLocation.pathname).tipo !== 'sem_permissao') return
    desfazendo = true
    toast.erro(textos.erro.semPermissao)
    void voltarA(router, origem).finally(() => {
      desfazendo = false
    })
  }
  // What an earlier visit left in memory is shown at once. The rights that are read on arrival decide.
  sessao.assinar(() => {
    if (origem && Date.now() - chegada < CHEGANDO_MS) desfazer()
  })
  queryClient.getQueryCache().subscribe((evento) => {
    if (evento.type !== 'updated' || evento.action.type !== 'error') return
    // A page that has already shown data stays. Only its first answer decides whether it opens.
    if (evento.query.state.data !== undefined || !semPermissao(evento.action.error)) return
    desfazer()
  })
}

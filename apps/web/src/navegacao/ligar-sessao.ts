import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '#consultas.ts'
import { rascunhos } from '#rascunhos.ts'
import type { MotivoDoFim } from '#sessao/tokens.ts'
import { sessao } from '#sessao.ts'
import { textos } from '#textos/textos.ts'
import { toast } from '#ui/toast.tsx'
import { decidir } from './decidir.ts'

const mensagens: Partial<Record<MotivoDoFim, string>> = {
  expirada: textos.erro.sessaoExpirada,
  sem_rede: textos.erro.rede,
}

/** What the rest of the application does when the session changes, here or in another tab. */
export const ligarSessao = (router: AnyRouter) => {
  let pessoa = sessao.estado().usuarioAutenticado?.id
  if (pessoa) rascunhos.manterSoDe(pessoa)

  sessao.aoEncerrar(async (motivo) => {
    const mensagem = mensagens[motivo]
    if (mensagem) toast.erro(mensagem)
    if (motivo === 'saiu') rascunhos.esquecer()
    const { location, resolvedLocation } = router.state
    const paginaFechada = decidir(router, location.pathname).tipo === 'entrar'
    // Also while the first page is still loading. A public page opens anyway.
    if (paginaFechada || (resolvedLocation && motivo === 'recusada')) {
      const volta = paginaFechada && motivo !== 'saiu' && location.pathname !== '/'
      await router.navigate({
        to: '/login',
        search: volta ? { voltar: location.href } : {},
        // A page that never loaded should not stay in the history.
        replace: !resolvedLocation,
        ignoreBlocker: true,
      })
    }
    queryClient.clear()
  })

  sessao.assinar(() => {
    const anterior = pessoa
    pessoa = sessao.estado().usuarioAutenticado?.id
    if (pessoa === anterior) return
    if (pessoa) rascunhos.manterSoDe(pessoa)
    // Somebody else signed in from another tab. Nothing of the previous person may stay on this page.
    if (anterior && pessoa) window.location.assign('/')
    // Signed in from another tab while the login was open here.
    else if (pessoa && router.state.location.pathname === '/login') void router.invalidate()
  })

  const reler = () => {
    if (sessao.autenticada()) sessao.carregarUsuario().catch(() => undefined)
  }
  window.addEventListener('focus', reler)
  // Without network, what was known of the person may have been old.
  window.addEventListener('online', reler)
}

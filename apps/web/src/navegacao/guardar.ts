import { type AnyRouter, notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import { ErroHttp, SessaoEncerrada } from '#http/erro.ts'
import { sessao } from '#sessao.ts'
import { textos } from '#textos/textos.ts'
import { toast } from '#ui/toast.tsx'
import { decidir, decidirComDireitosAtuais } from './decidir.ts'
import { regrasDoManifesto } from './manifesto.ts'

const MAXIMO_SEM_RELER_MS = 10_000

const nunca = () => new Promise<never>(() => undefined)

/** The first page of a visit: what `main.tsx` asked for is on its way. */
const retomarSessao = async (paginaPublica: boolean) => {
  if (sessao.autenticada() || !sessao.temTokens()) return
  try {
    await sessao.retomar()
  } catch (erro) {
    if (erro instanceof SessaoEncerrada) return
    // Without the server, the login page still opens. Any other page says why it cannot.
    if (!(paginaPublica && erro instanceof ErroHttp)) throw erro
  }
}

/** Rights may have changed meanwhile. Not awaited, because the server checks each call anyway. */
const relerDireitos = () => {
  if (sessao.autenticada() && sessao.idadeDoUsuarioMs() > MAXIMO_SEM_RELER_MS) {
    sessao.carregarUsuario().catch(() => undefined)
  }
}

/** Carries out the guards' decision. Runs before anything of a page is loaded. */
export const guardar = async (router: AnyRouter, location: ParsedLocation, preload: boolean) => {
  const caminho = location.pathname
  if (preload) {
    // Nothing was clicked yet, so there is no message and no redirect. The download is just skipped.
    if (decidir(router, caminho).tipo !== 'passar') throw notFound()
    return
  }
  const publica = decidir(router, caminho).tipo === 'passar' && !sessao.autenticada()
  // Both are needed before deciding about the first page, and they are independent.
  const regras = publica ? {} : regrasDoManifesto()
  await retomarSessao(publica)

  const decisao = await decidirComDireitosAtuais(router, caminho, await regras)
  switch (decisao.tipo) {
    case 'passar':
      relerDireitos()
      return
    case 'nao_encontrada':
      throw notFound()
    case 'entrar':
      throw redirect({
        to: '/login',
        search: caminho === '/' ? {} : { voltar: location.href },
        replace: true,
      })
    case 'carga_completa':
      await sessao.renovacaoEmCurso()
      window.location.replace(location.href)
      return nunca()
    case 'sem_permissao':
      // After a click, the blocker has already stopped the navigation (see router.tsx): this is a deep link.
      toast.erro(textos.erro.semPermissao)
      throw redirect({ to: '/', replace: true })
    case 'redirecionar':
      throw redirect({ href: decisao.para, reloadDocument: decisao.externo, replace: true })
  }
}

/** A click to a page that the person may not open changes nothing, not even the address. */
export const segurarCliqueProibido = (router: AnyRouter) =>
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ nextLocation }: { nextLocation: { pathname: string } }) => {
      const decisao = await decidirComDireitosAtuais(router, nextLocation.pathname)
      if (decisao.tipo !== 'sem_permissao') return false
      toast.erro(textos.erro.semPermissao)
      return true
    },
  })

const CHAVE = 'balcao:recarga'
/** A chunk that is still missing after a reload will not come with another one. Prevents endless reloads. */
const INTERVALO_MINIMO_MS = 10_000

let recarregando = false
const emFalta = new WeakSet<Error>()
const estilosEmFalta = new Set<HTMLLinkElement>()

/** While true, the page is being replaced, and an error screen would only flash. */
export const estaRecarregando = () => recarregando

/**
 * Whether the error is code that did not load:
 * after a deploy, an open page asks for chunks that no longer exist.
 */
export const ehDePedaco = (erro: unknown) => erro instanceof Error && emFalta.has(erro)

export const podeRecarregar = (ultima: number, agora: number) => agora - ultima >= INTERVALO_MINIMO_MS

/**
 * Only takes note. Most missing chunks were preloaded when the pointer passed over a link, and nobody needs
 * them yet. Code that does need one calls `buscarDeNovo`.
 */
export const anotarPedacosEmFalta = () => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    emFalta.add(payload)
    // Otherwise the router would reload by itself, without checking whether that can help.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
  })
  // In the capture phase, because such an error does not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') estilosEmFalta.add(target)
    },
    true,
  )
}

const repetirEstilo = (link: HTMLLinkElement) =>
  new Promise<unknown>((pronto) => {
    const outro = link.cloneNode() as HTMLLinkElement
    outro.onload = pronto
    outro.onerror = pronto
    estilosEmFalta.delete(link)
    link.replaceWith(outro)
  })

/** The bundler asks for a stylesheet only once. On a second try, the code would come without its styles. */
export const buscarEstilosEmFalta = () => Promise.all(Array.from(estilosEmFalta, repetirEstilo))

export const servidorResponde = () =>
  fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

const ENTRE_PERGUNTAS_MS = 3_000

/**
 * The browser knows when its own network is back.
 * Whether a server is back can only be found out by asking it.
 */
export const servidorVoltou = async () => {
  do {
    await new Promise<unknown>((pronto) => {
      window.addEventListener('online', pronto, { once: true })
      setTimeout(pronto, ENTRE_PERGUNTAS_MS)
    })
  } while (!(await servidorResponde()))
}

/**
 * Reloading brings the chunks of the new version. But when the server cannot be reached, it would show the
 * browser's own error page, and a second reload in a row would not help.
 */
export const buscarDeNovo = async (carregar: () => void): Promise<'recarregando' | 'sem_rede' | 'em_vao'> => {
  if (!(await servidorResponde())) return 'sem_rede'
  if (!podeRecarregar(Number(sessionStorage.getItem(CHAVE)), Date.now())) return 'em_vao'
  sessionStorage.setItem(CHAVE, String(Date.now()))
  carregar()
  return 'recarregando'
}

/** For a page that cannot be shown without the chunk: the same address is loaded again. */
export const recarregarEstaPagina = () =>
  buscarDeNovo(() => {
    recarregando = true
    window.location.reload()
  })

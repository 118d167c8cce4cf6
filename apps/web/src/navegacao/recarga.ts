const CHAVE = 'balcao:recarga'
/** A chunk that is still missing after a reload is not an old page's fault: no endless reloading. */
const INTERVALO_MINIMO_MS = 10_000

let recarregando = false
const emFalta = new WeakSet<Error>()
const estilosEmFalta = new Set<HTMLLinkElement>()

/** While true the page is on its way out: an error screen would only flash. */
export const estaRecarregando = () => recarregando

/** Whether this is code that did not come: after a deploy an open page asks for chunks that are gone. */
export const ehDePedaco = (erro: unknown) => erro instanceof Error && emFalta.has(erro)

export const podeRecarregar = (ultima: number, agora: number) => agora - ultima >= INTERVALO_MINIMO_MS

/**
 * Only takes note. Most of what is missed was asked for ahead of time, by a pointer passing over a link, and nobody
 * needs it yet; who does need it says so (`buscarDeNovo`).
 */
export const anotarPedacosEmFalta = () => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    emFalta.add(payload)
    // The router would reload by itself, without asking whether that can help.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
  })
  // Captured: such an error does not bubble.
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

/** The bundler asks for a stylesheet once: what comes at a second try would come without its looks. */
export const buscarEstilosEmFalta = () => Promise.all(Array.from(estilosEmFalta, repetirEstilo))

export const servidorResponde = () =>
  fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

const ENTRE_PERGUNTAS_MS = 3_000

/** The browser knows when its own network is back; of a server that was away only asking tells. */
export const servidorVoltou = async () => {
  do {
    await new Promise<unknown>((pronto) => {
      window.addEventListener('online', pronto, { once: true })
      setTimeout(pronto, ENTRE_PERGUNTAS_MS)
    })
  } while (!(await servidorResponde()))
}

/**
 * Loading the page again brings the chunks of the new version. Out of reach of the server it would bring the browser's
 * own error page instead, and a second time in a row it would not help.
 */
export const buscarDeNovo = async (carregar: () => void): Promise<'recarregando' | 'sem_rede' | 'em_vao'> => {
  if (!(await servidorResponde())) return 'sem_rede'
  if (!podeRecarregar(Number(sessionStorage.getItem(CHAVE)), Date.now())) return 'em_vao'
  sessionStorage.setItem(CHAVE, String(Date.now()))
  carregar()
  return 'recarregando'
}

/** For a page that cannot be shown without the chunk: it gives way to the same address, loaded anew. */
export const recarregarEstaPagina = () =>
  buscarDeNovo(() => {
    recarregando = true
    window.location.reload()
  })

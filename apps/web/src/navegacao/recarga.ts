const CHAVE = 'balcao:recarga'
/** A chunk that is still missing after a reload is not an old page's fault: no endless reloading. */
const INTERVALO_MINIMO_MS = 10_000

let recarregando = false

/** While true the page is on its way out: an error screen would only flash. */
export const estaRecarregando = () => recarregando

export const podeRecarregar = (ultima: number, agora: number) => agora - ultima >= INTERVALO_MINIMO_MS

/** After a deploy an open page asks for chunks that are gone. Loading the page again brings the new ones. */
export const recarregarAoFaltarPedaco = () => {
  window.addEventListener('vite:preloadError', (evento) => {
    // The router has a reload of its own for the same error; taking its turn avoids reloading twice.
    sessionStorage.setItem(`tanstack_router_reload:${evento.payload.message}`, '1')
    if (!podeRecarregar(Number(sessionStorage.getItem(CHAVE)), Date.now())) return
    sessionStorage.setItem(CHAVE, String(Date.now()))
    recarregando = true
    location.reload()
  })
}

import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import type { Sincronia } from './sincronia.ts'

/** Opens the draft, and follows what happens around the page: network, another tab, the page being left. */
export const ligarPagina = (id: string, { abrir, conferir, relerAqui, guardarTudo }: Sincronia) => {
  const aoMudarDeVisibilidade = async () => {
    if (document.visibilityState === 'hidden') return guardarTudo()
    await relerAqui()
    await conferir()
  }
  window.addEventListener('online', conferir)
  window.addEventListener('pagehide', guardarTudo)
  document.addEventListener('visibilitychange', aoMudarDeVisibilidade)
  const pararDeOuvir = rascunhosDoAparelho.aoMudarEmOutraAba((qual) => {
    if (qual === id) void relerAqui()
  })
  void abrir()
  return () => {
    window.removeEventListener('online', conferir)
    window.removeEventListener('pagehide', guardarTudo)
    document.removeEventListener('visibilitychange', aoMudarDeVisibilidade)
    pararDeOuvir()
    void guardarTudo()
  }
}

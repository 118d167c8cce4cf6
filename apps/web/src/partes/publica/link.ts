import { linkInteiro } from '@balcao/contract/vendas/aceite-link'
import { guarda } from './guarda.ts'

/**
 * The secret of the link that was opened. It leaves the address bar, where others could read or copy it, and stays in
 * this tab for a reload. Null: there is none, or not all of it arrived.
 */
export const tomarLink = (pagina: string, inteiro = linkInteiro): string | null => {
  const chave = `balcao:link:${pagina}`
  const endereco = new URL(window.location.href)
  const trazido = endereco.searchParams.get('t')
  if (trazido !== null) {
    guarda.por(chave, trazido)
    endereco.searchParams.delete('t')
    window.history.replaceState(window.history.state, '', endereco)
  }
  const t = trazido ?? guarda.ler(chave)
  return inteiro(t) ? t : null
}

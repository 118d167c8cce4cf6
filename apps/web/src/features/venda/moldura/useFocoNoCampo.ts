import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const FOCAVEL = 'input:not([type="hidden"]), button, select, textarea, [tabindex]'

/** Where a field stands, or else the nearest part of its path that the step shows. */
const acharCampo = (campo: string): HTMLElement | null => {
  const main = document.querySelector('main')
  const achado = main?.querySelector<HTMLElement>(
    `[data-path="${CSS.escape(campo)}"], [name="${CSS.escape(campo)}"], [data-path^="${CSS.escape(campo)}."]`,
  )
  if (achado) return achado
  return campo.includes('.') ? acharCampo(campo.slice(0, campo.lastIndexOf('.'))) : null
}

/** Opens the fold around it, if there is one, and puts the focus into the field. */
export const focarCampo = (campo: string): boolean => {
  const lugar = acharCampo(campo)
  if (!lugar) return false
  for (let dobra = lugar.closest('details'); dobra; dobra = dobra.parentElement?.closest('details') ?? null)
    dobra.open = true
  const alvo = lugar.matches(FOCAVEL) ? lugar : lugar.querySelector<HTMLElement>(FOCAVEL)
  alvo?.focus()
  alvo?.scrollIntoView({ block: 'center' })
  return Boolean(alvo)
}

/** Of several fields, the one that comes first on the screen. */
export const primeiroNaTela = (campos: readonly string[]): string | undefined => {
  const [primeiro] = campos
    .flatMap((campo) => {
      const lugar = acharCampo(campo)
      return lugar ? [{ campo, lugar }] : []
    })
    .sort((a, b) => (a.lugar.compareDocumentPosition(b.lugar) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return primeiro?.campo
}

/** `?campo=` of the address: the focus lands there, also when the field arrives after its step. */
export function useFocoNoCampo(campo: string | undefined) {
  const endereco = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit to the same address focuses again
  useEffect(() => {
    if (!campo) return
    const observador = new MutationObserver(() => {
      if (focarCampo(campo)) observador.disconnect()
    })
    // After the shell, which puts the focus on the heading.
    const quadro = requestAnimationFrame(() => {
      const main = document.querySelector('main')
      if (!focarCampo(campo) && main) observador.observe(main, { childList: true, subtree: true })
    })
    return () => {
      cancelAnimationFrame(quadro)
      observador.disconnect()
    }
  }, [campo, endereco])
}

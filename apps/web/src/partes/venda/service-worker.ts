import { quandoFolgar } from '#ui/quandoFolgar.ts'

/**
 * For the sale alone, so that every other screen stays as it is. Browsers offer it only over HTTPS and on localhost.
 * A failure changes nothing while there is a network, and it is tried again with the next visit.
 */
export const registrarServiceWorker = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  quandoFolgar(() => {
    navigator.serviceWorker
      .register('/sw.js', { scope: '/vendedor', updateViaCache: 'none' })
      .catch(() => undefined)
  })
}

import { addAPIProvider, addIcon } from '@iconify/react'
import { configuracao } from '#configuracao.ts'

/** Icons come from our own server, with the retries and timeouts of the specification. */
addAPIProvider('', {
  resources: [new URL(`${configuracao.base_api}/icone`, window.location.origin).href],
  path: '/',
  timeout: 5000,
  rotate: 750,
  maxURL: 500,
})

// The error icon is bundled, because it is needed most when the server cannot be reached.
addIcon('tabler:alert-circle', {
  body: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8v4M12 16h.01"/>',
  width: 24,
  height: 24,
})

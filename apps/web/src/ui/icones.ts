import { addAPIProvider } from '@iconify/react'
import { configuracao } from '../configuracao.ts'

/** Icons come from our own server, in the way and with the patience that the specification asks for. */
addAPIProvider('', {
  resources: [new URL(`${configuracao.base_api}/icone`, window.location.origin).href],
  path: '/',
  timeout: 5000,
  rotate: 750,
  maxURL: 500,
})

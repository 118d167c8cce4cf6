import { addAPIProvider, Icon } from '@iconify/react'
import { configuracao } from '#configuracao.ts'

/** With the retries and timeouts of the specification. */
addAPIProvider('', {
  resources: [new URL(`${configuracao.base_api}/icone`, window.location.origin).href],
  path: '/',
  timeout: 5000,
  rotate: 750,
  maxURL: 500,
})

/** An icon that a record names. Its drawing arrives after the page. */
export function IconeDoServidor({ nome, tamanho }: { nome: string; tamanho: number }) {
  return <Icon icon={nome} width={tamanho} height={tamanho} />
}

/**
 * With Trusted Types on, no string may become HTML or a script's address unless a policy lets it pass. This is
 * the page's own, for the two cases that libraries and tags leave no other way for:
 * - CSS that Mantine writes through `innerHTML`: a text without a tag can build no element; and the empty drawing
 *   by which Leaflet tries out the browser as it loads;
 * - scripts of the hosts that the server's CSP names as well.
 * Icons and purified HTML come with policies of their own.
 */
type Regras = { createHTML: (texto: string) => string; createScriptURL: (endereco: string) => string }
type Fabrica = { createPolicy: (nome: string, regras: Regras) => unknown }

const DESENHO_VAZIO = '<svg/>'
const HOSTS_DE_SCRIPTS = ['www.googletagmanager.com', 'maps.googleapis.com']

const { trustedTypes } = window as { trustedTypes?: Fabrica }

trustedTypes?.createPolicy('default', {
  createHTML: (texto) => {
    if (texto.includes('<') && texto !== DESENHO_VAZIO) throw new TypeError('HTML recusado')
    return texto
  },
  createScriptURL: (endereco) => {
    const { protocol, hostname } = new URL(endereco, location.href)
    if (protocol !== 'https:' || !HOSTS_DE_SCRIPTS.includes(hostname)) throw new TypeError('Script recusado')
    return endereco
  },
})

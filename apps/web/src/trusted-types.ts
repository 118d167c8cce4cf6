/**
 * With Trusted Types, a string may only become HTML or a script's address through a policy. This is the page's
 * own policy, for the cases where libraries, tags and the browser leave no other way:
 * - HTML: the CSS that Mantine writes through `innerHTML` (a text without a tag cannot create an element), and
 *   the empty drawing with which Leaflet tests the browser when it loads;
 * - script addresses: the hosts that the server's CSP allows too, and our own service worker.
 * Icons and sanitised HTML have their own policies.
 */
type Regras = { createHTML: (texto: string) => string; createScriptURL: (endereco: string) => string }
type Fabrica = { createPolicy: (nome: string, regras: Regras) => unknown }

const DESENHO_VAZIO = '<svg/>'
const HOSTS_DE_SCRIPTS = ['www.googletagmanager.com', 'maps.googleapis.com']

const SERVICE_WORKER = '/sw.js'

const { trustedTypes } = window as { trustedTypes?: Fabrica }

trustedTypes?.createPolicy('default', {
  createHTML: (texto) => {
    if (texto.includes('<') && texto !== DESENHO_VAZIO) throw new TypeError('HTML recusado')
    return texto
  },
  createScriptURL: (endereco) => {
    if (endereco === SERVICE_WORKER) return endereco
    const { protocol, hostname } = new URL(endereco, location.href)
    if (protocol !== 'https:' || !HOSTS_DE_SCRIPTS.includes(hostname)) throw new TypeError('Script recusado')
    return endereco
  },
})

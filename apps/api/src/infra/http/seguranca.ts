import type { FastifyInstance, onRequestHookHandler } from 'fastify'

const MAPAS = ['https://maps.googleapis.com', 'https://maps.gstatic.com']
/** The fonts that Google's map uses for its labels. */
const LETRAS_DO_MAPA = { estilos: 'https://fonts.googleapis.com', fontes: 'https://fonts.gstatic.com' }
const MEDICAO = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']

type Terceiros = {
  mapas: boolean
  /** The host of the configured map tiles. Only pictures, no scripts. */
  imagensDoMapa: string | null
  medicao: boolean
  /** The API's host, if it is not the page's own. */
  api: string | null
}

const SEM_TERCEIROS: Terceiros = { mapas: false, imagensDoMapa: null, medicao: false, api: null }
const UM_ANO_S = 365 * 24 * 60 * 60

/** Scripts only from this host and from what the settings name. Nothing inline. */
export const politicaDeConteudo = (https: boolean, terceiros: Terceiros) => {
  const { mapas, imagensDoMapa, api } = terceiros
  const externos = [...(mapas ? MAPAS : []), ...(terceiros.medicao ? MEDICAO : [])]
  const diretivas: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...externos],
    // Component libraries position their pop-overs with style attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...(mapas ? [LETRAS_DO_MAPA.estilos] : [])],
    'font-src': ["'self'", ...(mapas ? [LETRAS_DO_MAPA.fontes] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...externos, ...(imagensDoMapa ? [imagensDoMapa] : [])],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...externos, ...(api ? [api] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // External scripts create policies of their own, under changing names.
    ...(externos.length === 0 && { 'trusted-types': ['default', 'dompurify', 'iconify'] }),
    ...(https && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(diretivas)
    .map(([nome, valores]) => [nome, ...valores].join(' '))
    .join(';')
}

const paraSempre = (https: boolean) =>
  https ? { 'strict-transport-security': `max-age=${UM_ANO_S}; includeSubDomains` } : {}

/** For answers that are shown as a page. */
const daPagina = (https: boolean) => ({
  'content-security-policy': politicaDeConteudo(https, SEM_TERCEIROS),
  // The Microsoft pop-up must keep its opener. (The message itself uses a channel that works either way.)
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...paraSempre(https),
})

/** For data: opened as a page, it may do nothing at all. */
export const cabecalhosDeDados = (https: boolean) => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...paraSempre(https),
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the API that the person's browser opens directly. */
    pagina?: boolean
  }
}

/**
 * Set here and not by a plugin, which sets them one by one on the raw answer and cost a small answer a third
 * of its time. The application's page has its own policy, from the settings in force when it is opened.
 */
export const protegerCabecalhos = (app: FastifyInstance, https: boolean) => {
  const dados = cabecalhosDeDados(https)
  const pagina = daPagina(https)
  const paginaDaApi = { ...pagina, 'cache-control': 'no-store' }
  app.addHook('onRequest', (req, res, pronto) => {
    res.headers(req.url.startsWith('/api') ? dados : pagina)
    pronto()
  })
  // Decided when the route is registered and not per request, because Fastify rebuilds a route's options on
  // every access.
  const comoPagina: onRequestHookHandler = (_, res, pronto) => {
    res.headers(paginaDaApi)
    pronto()
  }
  app.addHook('onRoute', (rota) => {
    if (rota.config?.pagina) rota.onRequest = [comoPagina, ...[rota.onRequest ?? []].flat()]
  })
}

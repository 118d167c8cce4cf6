import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const MAPAS = ['https://maps.googleapis.com', 'https://maps.gstatic.com']
const MEDICAO = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']

type Terceiros = {
  mapas: boolean
  /** The host of the configured tiles: pictures alone, no script. */
  imagensDoMapa: string | null
  medicao: boolean
}

/** Scripts only from here (and from what the settings name), nothing inline. */
export const politicaDeConteudo = (https: boolean, terceiros: Terceiros) => {
  const { imagensDoMapa } = terceiros
  const externos = [...(terceiros.mapas ? MAPAS : []), ...(terceiros.medicao ? MEDICAO : [])]
  const diretivas: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...externos],
    // Component libraries position their pop-overs with style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...externos, ...(imagensDoMapa ? [imagensDoMapa] : [])],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...externos],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Outside scripts bring policies of their own, under names that change.
    ...(externos.length === 0 && { 'trusted-types': ['default', 'dompurify', 'iconify'] }),
    ...(https && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(diretivas)
    .map(([nome, valores]) => [nome, ...valores].join(' '))
    .join(';')
}

/** Headers for every answer. The page brings a policy of its own, by the settings in force when it is opened. */
export const protegerCabecalhos = (app: FastifyInstance, https: boolean) => {
  const estrita = politicaDeConteudo(https, { mapas: false, imagensDoMapa: null, medicao: false })
  app.register(helmet, {
    contentSecurityPolicy: false,
    // The Microsoft pop-up must keep its opener (the message itself goes over a channel that survives either way).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    hsts: https,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', async (req, res) => {
    res.header('content-security-policy', estrita)
    if (req.url.startsWith('/api')) res.header('cache-control', 'no-store')
    res.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(self)')
  })
}

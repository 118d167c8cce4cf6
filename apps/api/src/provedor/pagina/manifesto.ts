import type { ConfiguracaoPublica } from '@balcao/contract/provedor/configuracao'
import { urlDaImagem } from '@balcao/contract/provedor/imagem'

const AZUL = '#0033a1'
const BRANCO = '#ffffff'

const NOSSOS = [
  { src: '/icone-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icone-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icone-mascara-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The provider's picture, square and on white, in the sizes of the image proxy nearest to what browsers ask for. */
const doProvedor = (logo: string) =>
  [200, 640].map((lado) => ({
    src: urlDaImagem(logo, { w: lado, h: lado, f: 'png', fit: 'contain', b: 'ffffff' }),
    sizes: `${lado}x${lado}`,
    type: 'image/png',
    purpose: 'any',
  }))

/** What a device installs: the sale, under the provider's own name. */
export const manifesto = ({ marca, logo, cor_primaria }: ConfiguracaoPublica) => ({
  id: '/vendedor',
  name: marca,
  short_name: marca,
  lang: 'pt-BR',
  start_url: '/vendedor',
  scope: '/',
  display: 'standalone',
  theme_color: cor_primaria ?? AZUL,
  background_color: BRANCO,
  icons: logo ? doProvedor(logo) : NOSSOS,
})

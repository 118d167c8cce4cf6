import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ConfiguracaoPublica } from '@balcao/contract/provedor/configuracao'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import type { Servidor } from '#infra/http/rota.ts'
import { politicaDeConteudo } from '#infra/http/seguranca.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { manifesto } from './manifesto.ts'
import { criarPedacos } from './pedacos.ts'

const PASTA_DA_WEB = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const UM_ANO = 'public, max-age=31536000, immutable'

const seguro = (texto: string) => texto.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** Data, not a script: the browser does not run it, so the policy against inline scripts stays intact. */
const pagina = (modelo: string, configuracao: ConfiguracaoPublica, pedacos: string) => {
  const dados = JSON.stringify(configuracao).replaceAll('<', '\\u003c')
  return (
    modelo
      .replaceAll('%MARCA%', () => seguro(configuracao.marca))
      .replace(
        '<!--configuracao-->',
        () => `<script type="application/json" id="configuracao">${dados}</script>`,
      )
      // After the entry's own: a later stylesheet may lean on an earlier one.
      .replace('</head>', () => `${pedacos}</head>`)
  )
}

/** Only navigation gets the page. What could be a call of the API, in any notation, never does. */
const ehNavegacao = ({ method, url }: FastifyRequest) => {
  const caminho = caminhoDe(url)
  return method === 'GET' && !/^\/(\/|api\b)/i.test(caminho) && !/\.\w{1,8}$/.test(caminho)
}

const caminhoDe = (url: string) => {
  const [caminho = ''] = url.split('?')
  try {
    return decodeURIComponent(caminho)
  } catch {
    return caminho
  }
}

type Pagina = { https: boolean; ler: () => Promise<ConfiguracaoPublica> }

/** The browser's files, and one page for every address that is not a file. */
export const servirWeb = (app: Servidor, { https, ler }: Pagina, pasta = PASTA_DA_WEB) => {
  const indice = path.join(pasta, 'index.html')
  const modelo = existsSync(indice) ? readFileSync(indice, 'utf8') : null
  const pedacosDe = criarPedacos(pasta)

  if (modelo)
    app.register(fastifyStatic, {
      root: pasta,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
      setHeaders: (res, arquivo) => {
        const fixo = path.relative(pasta, arquivo).startsWith('assets')
        res.header('cache-control', fixo ? UM_ANO : 'no-cache')
      },
    })

  app.get('/manifest.webmanifest', async (_, res) => {
    res.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8')
    return JSON.stringify(manifesto(await ler()))
  })

  app.setNotFoundHandler(async (req, res) => {
    if (!modelo || !ehNavegacao(req)) throw new Recusa(404, 'NAO_ENCONTRADO', 'Endereço não encontrado')
    const configuracao = await ler()
    const { chave_mapas, mapa_url, id_analytics, producao, base_api } = configuracao
    const terceiros = {
      mapas: chave_mapas !== null,
      imagensDoMapa: chave_mapas === null && mapa_url ? new URL(mapa_url).origin : null,
      medicao: producao && id_analytics !== null,
      api: base_api.startsWith('http') ? new URL(base_api).origin : null,
    }
    // What follows may be the secret of a link, or whom somebody searched for.
    if (req.url.includes('?')) res.header('x-robots-tag', 'noindex, nofollow')
    res
      .header('cache-control', 'no-store')
      .header('content-security-policy', politicaDeConteudo(https, terceiros))
      .type('text/html; charset=utf-8')
    return pagina(modelo, configuracao, pedacosDe(caminhoDe(req.url)))
  })
}

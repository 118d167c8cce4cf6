import { readFileSync } from 'node:fs'
import { VERSAO } from '#versao.ts'
import { paginaDaApi } from './docs-pagina.ts'
import { documentoOpenApi } from './openapi.ts'
import type { EnvioDescrito } from './openapi-webhooks.ts'
import type { Servidor } from './rota.ts'

const lerTexto = (nome: string) => readFileSync(new URL(nome, import.meta.url), 'utf8')

/** The API's description for programs and for people, both generated from the registered routes. */
export const rotasDeDocumentacao = (app: Servidor, envios: readonly EnvioDescrito[]) => {
  // Generated on the first request, when every route is registered.
  const escrever = () => {
    const documento = documentoOpenApi(app.endpoints, envios, VERSAO)
    return { json: JSON.stringify(documento), pagina: paginaDaApi(documento, lerTexto('./docs.css')) }
  }
  let escrito: ReturnType<typeof escrever> | undefined
  const documentacao = () => {
    escrito ??= escrever()
    return escrito
  }
  app.get('/api/openapi.json', (_, res) =>
    res.type('application/json; charset=utf-8').send(documentacao().json),
  )
  app.get('/api/docs', { config: { pagina: true } }, (_, res) =>
    res.type('text/html; charset=utf-8').send(documentacao().pagina),
  )
}

import type { Endpoint } from '@balcao/contract/base/endpoint'
import { RespostaDeErro } from '@balcao/contract/base/erro'
import { esquemaDocumentado } from './esquema-json.ts'
import { descreverOperacao, type Operacao, recusas } from './openapi-operacao.ts'
import { descreverEnvios, type Envio, type EnvioDescrito } from './openapi-webhooks.ts'

export type DocumentoOpenApi = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operacao>>
  webhooks: Record<string, Envio>
  components: Record<string, Record<string, unknown>>
}

const DESCRICAO = `Tudo o que a tela faz passa por aqui. Valores em centavos, datas em ISO 8601, nomes em snake_case.
Toda recusa tem o mesmo corpo: message e errors para a pessoa, codigo para programas, campos para o formulário.
Programas usam uma chave de API (esquema de segurança "chave"): cada operação diz se a aceita. Acima do limite de pedidos
por minuto da chave, a resposta é 429, com Retry-After.`

const componentes = () => ({
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'O access_token que o login devolve',
    },
    chave: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'balcao_…',
      description:
        'Uma chave de API, para programas: Authorization: Bearer balcao_…. Pode o que as permissões dadas a ela abrem, nas empresas dadas a ela, enquanto quem a criou puder o mesmo. Não entra no sistema, não muda senhas, não cuida de usuários, grupos ou chaves e não vende.',
    },
  },
  schemas: { Erro: esquemaDocumentado(RespostaDeErro, 'output') },
  responses: Object.fromEntries(
    Object.entries(recusas).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } } },
    ]),
  ),
})

/** The whole API, generated from the registered endpoints, so that nothing else is described. */
export const documentoOpenApi = (
  endpoints: readonly Endpoint[],
  envios: readonly EnvioDescrito[],
  versao: string,
): DocumentoOpenApi => {
  const paths: DocumentoOpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const caminho = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[caminho] = { ...paths[caminho], [endpoint.method.toLowerCase()]: descreverOperacao(endpoint) }
  }
  const tags = new Set(
    Object.values(paths).flatMap((metodos) => Object.values(metodos).flatMap((o) => o.tags)),
  )
  return {
    openapi: '3.1.1',
    info: { title: 'API do Balcão', version: versao, description: DESCRICAO },
    servers: [{ url: '/api' }],
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    webhooks: descreverEnvios(envios),
    components: componentes(),
  }
}

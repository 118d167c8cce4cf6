import { aceitaChave } from '@balcao/contract/base/chave'
import { type Endpoint, permissoesExigidas } from '@balcao/contract/base/endpoint'
import { rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { esquemaDocumentado } from './esquema-json.ts'

export type Esquema = Record<string, unknown>
export type Conteudo = Record<string, { schema: Esquema }>
type Parametro = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Esquema }
export type Resposta = { description: string; content?: Conteudo } | { $ref: string }
export type Operacao = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: Parametro[]
  requestBody?: { required: true; content: Conteudo }
  responses: Record<string, Resposta>
}

/** What each refusal means, for every call. */
export const recusas = {
  400: 'O pedido não tem a forma esperada; `campos` diz onde',
  401: 'Sem sessão, ou sessão expirada',
  403: 'A pessoa não tem a permissão exigida',
  404: 'O registro não existe, ou está fora do alcance da pessoa',
  409: 'O registro mudou desde que foi lido; `atual` traz o registro como está',
  413: 'Grande demais',
  415: 'O conteúdo não é de um tipo aceito',
  422: 'Uma regra do negócio recusa o que foi enviado',
  428: 'Falta a versão do registro que está sendo editado',
  429: 'Tentativas demais; `Retry-After` diz quando tentar de novo',
  default: 'Qualquer outra recusa ou falha, sempre com o mesmo corpo',
}
type Recusada = keyof typeof recusas

const propriedades = (esquema: Esquema) =>
  Object.entries((esquema.properties ?? {}) as Record<string, Esquema>)
const obrigatorias = (esquema: Esquema) => (esquema.required ?? []) as string[]

const parametros = ({ params, query, cabecalhos }: Endpoint): Parametro[] =>
  [['path', params] as const, ['query', query] as const, ['header', cabecalhos] as const].flatMap(
    ([lugar, esquema]) => {
      if (!esquema) return []
      const documentado = esquemaDocumentado(esquema, 'input')
      return propriedades(documentado).map(([name, schema]) => ({
        name,
        in: lugar,
        required: obrigatorias(documentado).includes(name),
        schema,
      }))
    },
  )

const corpo = ({ body, binario }: Endpoint): Conteudo | null => {
  if (body) return { 'application/json': { schema: esquemaDocumentado(body, 'input') } }
  return binario ? Object.fromEntries(binario.tipos.map((tipo) => [tipo, { schema: {} }])) : null
}

const sucesso = ({ resposta }: Endpoint): Resposta => {
  if (!('arquivo' in resposta))
    return {
      description: 'Feito',
      content: { 'application/json': { schema: esquemaDocumentado(resposta, 'output') } },
    }
  return { description: 'O arquivo', content: { [resposta.arquivo]: { schema: {} } } }
}

const recusasDe = (endpoint: Endpoint): Recusada[] => {
  const { permissao, params, query, cabecalhos, body, binario } = endpoint
  const versionado = [query, body].some(
    (parte) => parte && propriedades(esquemaDocumentado(parte, 'input')).some(([nome]) => nome === 'versao'),
  )
  return [
    ...(query || body ? ([400] as const) : []),
    ...(permissao === 'publica' && !cabecalhos ? [] : ([401] as const)),
    ...(permissoesExigidas(endpoint) ? ([403, 429] as const) : []),
    ...(params ? ([404] as const) : []),
    ...(versionado ? ([409, 428] as const) : []),
    ...(binario ? ([413, 415] as const) : []),
    ...(body || binario ? ([422] as const) : []),
    'default',
  ]
}

const quemPode = (endpoint: Endpoint) => {
  if (endpoint.permissao === 'publica') return 'Aberta a qualquer pessoa.'
  if (endpoint.permissao === 'autenticada') return 'Qualquer pessoa que entrou.'
  if (endpoint.permissao === 'token') return 'O bearer é o token desta operação, não o de acesso.'
  const nomes = permissoesExigidas(endpoint)?.map((p) => `\`${p}\` (${rotuloDaPermissao(p)})`) ?? []
  const porChave = aceitaChave(endpoint) ? '' : ' Só para pessoas: uma chave de API não serve.'
  return `Permissão: ${nomes.join(' ou ')}.${porChave}`
}

/** Any one of them. */
const seguranca = (endpoint: Endpoint): Record<string, string[]>[] => {
  if (endpoint.permissao === 'publica') return []
  return aceitaChave(endpoint) ? [{ bearer: [] }, { chave: [] }] : [{ bearer: [] }]
}

/** `GET /usuario/:id/sessao` becomes `get_usuario_id_sessao`. */
const identificar = ({ method, path }: Endpoint) =>
  [method.toLowerCase(), ...(path.match(/[\w-]+/g) ?? [])].join('_').replaceAll('-', '_')

export const descreverOperacao = (endpoint: Endpoint): Operacao => {
  const content = corpo(endpoint)
  return {
    operationId: identificar(endpoint),
    tags: [endpoint.path.split('/')[1] ?? ''],
    summary: endpoint.resumo,
    description: quemPode(endpoint),
    security: seguranca(endpoint),
    parameters: parametros(endpoint),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [endpoint.status ?? 200]: sucesso(endpoint),
      ...Object.fromEntries(
        recusasDe(endpoint).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  }
}

import type * as z from 'zod/mini'
import { esquemaDocumentado } from './esquema-json.ts'
import type { Esquema } from './openapi-operacao.ts'

/** Something that this program tells others, as the noun that sends it describes it. */
export type EnvioDescrito = { tipo: string; descricao: string; corpo: z.ZodMiniType }

export type Envio = {
  post: {
    operationId: string
    summary: string
    description: string
    parameters: { name: string; in: 'header'; required: true; description: string; schema: Esquema }[]
    requestBody: { required: true; content: { 'application/json': { schema: Esquema } } }
    responses: Record<string, { description: string }>
  }
}

const CABECALHOS = {
  'webhook-id': 'O número da entrega. O mesmo em cada nova tentativa: guarde-o para não tratar duas vezes',
  'webhook-timestamp': 'Quando foi assinada, em segundos desde 1970',
  'webhook-signature':
    'Uma ou mais assinaturas separadas por espaço: v1, e o HMAC-SHA256, em base64, de id.timestamp.corpo',
}

const RESPOSTAS = {
  '2XX': { description: 'Recebido. Responda logo e trate depois: há 10 segundos' },
  '410': { description: 'Não quero mais receber: o webhook é desligado' },
  default: {
    description: 'Qualquer outra resposta, ou nenhuma: a entrega é tentada de novo, cada vez mais tarde',
  },
}

/** The section `webhooks` of the document: what arrives at the other system. */
export const descreverEnvios = (envios: readonly EnvioDescrito[]): Record<string, Envio> =>
  Object.fromEntries(
    envios.map(({ tipo, descricao, corpo }) => [
      tipo,
      {
        post: {
          operationId: `webhook_${tipo.replaceAll('.', '_')}`,
          summary: descricao,
          description: 'Enviado ao endereço cadastrado em Configuração → Webhooks.',
          parameters: Object.entries(CABECALHOS).map(([name, description]) => ({
            ...{
              name,
              in: 'header' as const,
              required: true as const,
              description,
              schema: { type: 'string' },
            },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: esquemaDocumentado(corpo, 'output') } },
          },
          responses: RESPOSTAS,
        },
      },
    ]),
  )

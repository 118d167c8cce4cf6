import * as z from 'zod/mini'
import { cadastro } from '#base/cadastro.ts'
import { ComId, Id, Instante, Texto, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Ids, Referencia } from '#base/escolha.ts'
import { PaginaSemTotal } from '#base/pagina.ts'
import { todasOuAlgumas } from '#base/regra.ts'
import { DataIso } from '#valores/data.ts'
import { EventosEscolhidos } from './webhook-eventos.ts'
import { FiltroEntrega, FiltroWebhook, SituacaoDeEntrega } from './webhook-filtro.ts'

const URL_MAXIMA = 500

/** Which hosts are allowed is the server's decision: it knows its network. */
const ehEndereco = (texto: string) => {
  if (!URL.canParse(texto)) return false
  const { protocol, username, password, hash } = new URL(texto)
  return ['http:', 'https:'].includes(protocol) && !username && !password && !hash
}

const EnderecoDoWebhook = z
  .string()
  .check(
    z.trim(),
    z.maxLength(URL_MAXIMA),
    z.refine(ehEndereco, 'Informe um endereço como https://erp.exemplo.com.br/avisos, sem usuário nem senha'),
  )

const campos = {
  nome: Texto(80, 2),
  url: EnderecoDoWebhook,
  eventos: EventosEscolhidos,
  /** Events of these companies alone. */
  todas_empresas: z.boolean(),
  empresas: Ids,
  ativo: z.boolean(),
}
type Campos = z.infer<z.ZodMiniObject<typeof campos>>
const comEmpresa = todasOuAlgumas<Campos>('todas_empresas', 'empresas', 'Escolha ao menos uma empresa')

export const DadosWebhook = z.strictObject(campos).check(comEmpresa)
export type DadosWebhook = z.infer<typeof DadosWebhook>

export const EdicaoWebhook = z.strictObject({ ...campos, versao: Versao }).check(comEmpresa)
export type EdicaoWebhook = z.infer<typeof EdicaoWebhook>

/** How its deliveries go. */
const saude = {
  /** All attempts have failed since then. */
  falhando_desde: z.nullable(Instante),
  /** Switched off by the system, and why. */
  desligado_por: z.nullable(z.string()),
}

export const Webhook = z.object({
  ...campos,
  ...saude,
  id: Id,
  nome: z.string(),
  url: z.string(),
  eventos: z.array(z.string()),
  empresas: z.array(Referencia),
  /** Until then, deliveries are signed with the former secret too. */
  segredo_anterior_ate: z.nullable(Instante),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Webhook = z.infer<typeof Webhook>

const WebhookCriado = z.extend(Webhook, { segredo: z.string() })

export const WebhookResumo = z.object({
  ...saude,
  id: Id,
  nome: z.string(),
  url: z.string(),
  quantos_eventos: z.int(),
  ativo: z.boolean(),
  atualizado_em: Instante,
})
export type WebhookResumo = z.infer<typeof WebhookResumo>

/** One event on its way to one receiver. */
export const Entrega = z.object({
  id: Id,
  evento: z.string(),
  situacao: SituacaoDeEntrega,
  tentativas: z.int(),
  /** Of the last attempt. Null when there was no answer. */
  status_http: z.nullable(z.int()),
  /** Why the last attempt failed, for people. */
  falha: z.nullable(z.string()),
  criado_em: Instante,
  tentada_em: z.nullable(Instante),
  proxima_em: z.nullable(Instante),
})
export type Entrega = z.infer<typeof Entrega>

export const EntregaAberta = z.extend(Entrega, {
  webhook_id: Id,
  /** What is sent, byte by byte. */
  corpo: z.string(),
  /** The beginning of the last answer. */
  resposta: z.nullable(z.string()),
  duracao_ms: z.nullable(z.int()),
})
export type EntregaAberta = z.infer<typeof EntregaAberta>

/** For how long the former secret still signs. */
export const HORAS_DO_ANTERIOR = [0, 24, 72, 168] as const
export const TrocaDeSegredo = z.strictObject({
  horas_do_anterior: z.literal([...HORAS_DO_ANTERIOR]),
})
export type TrocaDeSegredo = z.infer<typeof TrocaDeSegredo>

const VER = 'LISTAR.WEBHOOK'
const MUDAR = 'EDITAR.WEBHOOK'

const doWebhook = cadastro({
  caminho: 'webhook',
  um: 'um webhook',
  varios: 'webhooks',
  permissoes: { listar: VER, obter: VER, criar: MUDAR, editar: MUDAR, excluir: MUDAR },
  filtro: FiltroWebhook,
  resumo: WebhookResumo,
  registro: Webhook,
  dados: DadosWebhook,
  edicao: EdicaoWebhook,
})

export const webhookApi = {
  ...doWebhook,
  criar: endpoint({
    ...doWebhook.criar,
    resumo: 'Criar um webhook. O segredo que assina as entregas é mostrado só nesta resposta',
    resposta: WebhookCriado,
  }),
  trocarSegredo: endpoint({
    method: 'POST',
    path: '/webhook/:id/segredo',
    permissao: MUDAR,
    resumo: 'Trocar o segredo. O novo é mostrado só nesta resposta; o anterior assina junto por algum tempo',
    params: ComId,
    body: TrocaDeSegredo,
    resposta: z.object({ segredo: z.string() }),
    status: 201,
  }),
  testar: endpoint({
    method: 'POST',
    path: '/webhook/:id/teste',
    permissao: MUDAR,
    resumo: 'Enviar agora um evento de teste, e dizer o que o destino respondeu',
    params: ComId,
    resposta: EntregaAberta,
  }),
  entregas: endpoint({
    method: 'GET',
    path: '/webhook/:id/entrega',
    permissao: VER,
    resumo: 'As entregas de um webhook, a última primeiro',
    params: ComId,
    query: FiltroEntrega,
    resposta: PaginaSemTotal(Entrega),
  }),
  entrega: endpoint({
    method: 'GET',
    path: '/webhook-entrega/:id',
    permissao: VER,
    resumo: 'Uma entrega, com o corpo enviado e o começo da resposta',
    params: ComId,
    resposta: EntregaAberta,
  }),
  reenviar: endpoint({
    method: 'POST',
    path: '/webhook-entrega/:id/reenvio',
    permissao: MUDAR,
    resumo: 'Enviar de novo uma entrega, com o mesmo webhook-id',
    params: ComId,
    resposta: EntregaAberta,
  }),
  reenviarFalhas: endpoint({
    method: 'POST',
    path: '/webhook/:id/reenvio',
    permissao: MUDAR,
    resumo: 'Enviar de novo tudo o que falhou desde um dia',
    params: ComId,
    body: z.strictObject({ desde: DataIso }),
    resposta: z.object({ quantas: z.int() }),
  }),
}

import * as z from 'zod/mini'
import { Id, Instante } from '#base/comum.ts'
import {
  type AssuntoDeEvento,
  descricaoDoTeste,
  EVENTO_DE_TESTE,
  type EventoDeWebhook,
  eventosDeWebhook,
  tiposDeEvento,
} from './webhook-eventos.ts'

/** Grows when a field goes or changes its meaning. A field that is added does not change it. */
export const VERSAO_DO_CORPO = 1

const comum = {
  versao: z.literal(VERSAO_DO_CORPO),
  /** Of the record that it is about. */
  id: Id,
  empresa_id: Id,
}

/**
 * Ids and states alone: whoever receives it reads the rest through the API, with a permission of their own. Names and
 * documents would otherwise lie in the logs of both sides.
 */
const dadosPorAssunto = {
  venda: z.object({
    ...comum,
    protocolo: z.int(),
    situacao: z.string(),
    cliente_id: Id,
  }),
  contrato: z.object({ ...comum, situacao: z.string(), cliente_id: Id, venda_id: Id }),
  cliente: z.object({
    ...comum,
    codigo: z.int(),
    situacao: z.string(),
    /** The other system's own id of the client, where it is known. */
    id_externo: z.nullable(z.string()),
    /** The record that was merged into this one. */
    outro_id: z.nullable(Id),
  }),
  boleto: z.object({
    ...comum,
    numero: z.int(),
    situacao: z.string(),
    registro: z.string(),
    cliente_id: z.nullable(Id),
    contrato_id: z.nullable(Id),
    venda_id: z.nullable(Id),
  }),
} satisfies Record<AssuntoDeEvento, z.ZodMiniType>

export type DadosDoAssunto = { [A in AssuntoDeEvento]: z.infer<(typeof dadosPorAssunto)[A]> }

const DadosDoTeste = z.object({ versao: z.literal(VERSAO_DO_CORPO), webhook_id: Id })

const corpo = <D extends z.ZodMiniType>(tipo: string, data: D) =>
  z.object({ type: z.literal(tipo), timestamp: Instante, data })

const assuntoDe = (tipo: EventoDeWebhook) => tipo.slice(0, tipo.indexOf('.')) as AssuntoDeEvento

/** Each event with its words and its body, for the description of the API. */
export const corposDeWebhook: { tipo: string; descricao: string; corpo: z.ZodMiniType }[] = [
  ...tiposDeEvento.map((tipo) => ({
    tipo,
    descricao: eventosDeWebhook[tipo],
    corpo: corpo(tipo, dadosPorAssunto[assuntoDe(tipo)]),
  })),
  { tipo: EVENTO_DE_TESTE, descricao: descricaoDoTeste, corpo: corpo(EVENTO_DE_TESTE, DadosDoTeste) },
]

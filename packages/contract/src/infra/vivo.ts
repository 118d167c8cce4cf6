import * as z from 'zod/mini'
import { endpoint } from '#base/endpoint.ts'

/** What people hear of while it happens. */
export const assuntosVivos = ['venda', 'aviso'] as const
export type AssuntoVivo = (typeof assuntosVivos)[number]

/** Each `data:` line of the stream. Null: anything may have changed. The ids of `aviso` are its addressees'. */
export type MensagemViva = Partial<Record<AssuntoVivo, string[] | null>>

/** A line at least this often: who hears nothing for longer has lost the connection. */
export const PULSO_VIVO_S = 25

const ehAssunto = (texto: string): texto is AssuntoVivo => assuntosVivos.some((assunto) => assunto === texto)

const Assuntos = z.pipe(
  z.string().check(
    z.maxLength(100),
    z.refine((texto) => texto.split(',').every(ehAssunto), 'Escolha entre venda e aviso'),
  ),
  z.transform((texto) => texto.split(',').filter(ehAssunto)),
)

export const vivoApi = {
  abrir: endpoint({
    method: 'GET',
    path: '/vivo',
    permissao: 'autenticada',
    resumo: 'Ouvir o que muda, enquanto muda: só os ids do que a pessoa alcança',
    // Each page says what it understands, so that an older one is not told of a newer subject.
    query: z.strictObject({ assuntos: Assuntos }),
    resposta: { arquivo: 'text/event-stream' },
  }),
}

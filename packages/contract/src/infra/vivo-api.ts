import * as z from 'zod/mini'
import { endpoint } from '#base/endpoint.ts'
import { type AssuntoVivo, assuntosVivos, CAMINHO_VIVO } from './vivo.ts'

const ehAssunto = (texto: string): texto is AssuntoVivo => assuntosVivos.some((assunto) => assunto === texto)

const Assuntos = z.pipe(
  z.string().check(
    z.maxLength(100),
    z.refine((texto) => texto.split(',').every(ehAssunto), `Escolha entre ${assuntosVivos.join(', ')}`),
  ),
  z.transform((texto) => texto.split(',').filter(ehAssunto)),
)

export const vivoApi = {
  abrir: endpoint({
    method: 'GET',
    path: CAMINHO_VIVO,
    permissao: 'autenticada',
    resumo: 'Ouvir o que muda, enquanto muda: só os ids do que a pessoa alcança',
    // Each page says what it understands, so that an older one is not told of a newer subject.
    query: z.strictObject({ assuntos: Assuntos }),
    resposta: { arquivo: 'text/event-stream' },
  }),
}

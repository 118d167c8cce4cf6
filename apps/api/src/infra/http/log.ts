import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

const SEGREDOS = [
  'senha',
  'senha_atual',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'email',
  'cpf_cnpj',
]

/** JSON lines. The address is logged without its query, because links carry secrets there. */
export const criarLog = (nivel: string): FastifyBaseLogger =>
  pino({
    level: nivel,
    redact: { paths: SEGREDOS.flatMap((s) => [s, `*.${s}`, `*.*.${s}`]), censor: '[oculto]' },
    serializers: {
      req: (req: { method: string; url: string; ip?: string }) => ({
        method: req.method,
        path: req.url.split('?')[0],
        ip: req.ip,
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: erroNoLog,
    },
  })

/** Word by word: one expression for the whole address would retry from every character of a long text. */
const PALAVRA = /[^\s<>"'(),;:]+/g
const semEnderecos = (texto: string) =>
  texto.replace(PALAVRA, (palavra) => (/.@./.test(palavra) ? '[oculto]' : palavra))

/**
 * The driver's errors contain the query's parameters, and a mail server's errors contain the address that it
 * refused. People's data does not belong in a log.
 */
export const erroNoLog = (erro: Error & { code?: string; cause?: unknown }): object => ({
  tipo: erro.name,
  codigo: erro.code,
  mensagem: semEnderecos(erro.message.split('\nparams:', 1)[0] ?? ''),
  pilha: erro.stack
    ?.split('\n')
    .filter((linha) => linha.startsWith('    at '))
    .slice(0, 8),
  ...(erro.cause instanceof Error && { causa: erroNoLog(erro.cause) }),
})

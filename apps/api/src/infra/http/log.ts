import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { emCursoNoLog } from '#infra/observacao/em-curso.ts'
import { erroNoLog } from '#infra/observacao/sem-dados.ts'

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

/** JSON lines. Each one names the request or the job that it is about. */
export const criarLog = (nivel: string): FastifyBaseLogger =>
  pino({
    level: nivel,
    mixin: () => emCursoNoLog(),
    redact: { paths: SEGREDOS.flatMap((s) => [s, `*.${s}`, `*.*.${s}`]), censor: '[oculto]' },
    serializers: {
      req: (req: { method: string; routeOptions?: { url?: string } }) => ({
        method: req.method,
        rota: req.routeOptions?.url,
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: erroNoLog,
    },
  })

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codigos, type RespostaDeErro } from '@balcao/contract/base/erro'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { OCUPADO, Recusa } from '#infra/recusa/recusa.ts'

const PADRAO = 'Houve um erro, tente novamente mais tarde'
const SEGUNDOS_ATE_TENTAR = 2

/** Fastify's own refusals, in Portuguese and without repeating what was sent. */
const doServidor: Record<number, [codigo: string, mensagem: string]> = {
  400: [codigos.validacao, 'Não entendemos o que foi enviado'],
  404: ['NAO_ENCONTRADO', 'Endereço não encontrado'],
  405: ['METODO', 'Método não permitido'],
  408: ['DEMOROU', 'O envio demorou demais para chegar. Confira a sua rede e tente de novo.'],
  413: ['GRANDE_DEMAIS', 'O que foi enviado é grande demais'],
  414: ['GRANDE_DEMAIS', 'O endereço é longo demais'],
  415: ['FORMATO', 'Formato não aceito: envie JSON'],
  431: ['GRANDE_DEMAIS', 'O pedido tem cabeçalhos demais'],
}

const codigoDoErro = (erro: unknown): string =>
  typeof erro === 'object' && erro !== null && 'code' in erro ? String(erro.code) : ''

/** drizzle wraps the driver's error; the real cause is at the end of the chain. */
const raiz = (erro: unknown): unknown => (erro instanceof Error && erro.cause ? raiz(erro.cause) : erro)

const SEM_BANCO =
  /^(ECONN|ENOENT$|EPIPE$|ETIMEDOUT$|EAGAIN$|EAI_AGAIN$|EHOSTUNREACH$|57P0|08|53|58|40001$|40P01$|26000$|0A000$)/
/** The driver's messages, without a code, when it has no connection, lost it, or waited too long for one. */
const SEM_CONEXAO = /timeout|terminated|not queryable|after calling end on the pool/i

const traduzir = (erro: FastifyError): Recusa | null => {
  if (erro instanceof Recusa) return erro
  const codigo = codigoDoErro(raiz(erro))
  // Class 22: a value that the column's type cannot hold (a NUL byte, an invalid date).
  if (codigo.startsWith('22')) return new Recusa(400, codigos.validacao, 'Formato inválido')
  if (SEM_BANCO.test(codigo) || SEM_CONEXAO.test(String(raiz(erro))))
    return new Recusa(503, 'INDISPONIVEL', 'O sistema está ocupado. Tente novamente em instantes.', {
      esperarSegundos: SEGUNDOS_ATE_TENTAR,
    })
  const status = erro.statusCode ?? 500
  const conhecido = doServidor[status]
  if (conhecido) return new Recusa(status, ...conhecido)
  return status >= 400 && status < 500
    ? new Recusa(status, codigos.validacao, doServidor[400]?.[1] ?? PADRAO)
    : null
}

const corpo = ({ message, codigo, detalhes }: Recusa): RespostaDeErro => ({
  message,
  errors:
    detalhes.motivos ??
    Object.values(detalhes.campos ?? {})
      .flat()
      .filter((texto) => texto !== message),
  codigo,
  ...(detalhes.campos && { campos: detalhes.campos }),
  ...(detalhes.atual !== undefined && { atual: detalhes.atual }),
  ...(detalhes.confirmar && { confirmar: detalhes.confirmar }),
})

const doSoquete: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Node itself refuses what is not HTTP, before any route. It gets the same shape of answer. */
export const responderErroDeConexao = (erro: NodeJS.ErrnoException, soquete: Socket) => {
  if (erro.code === 'ECONNRESET' || !soquete.writable) return void soquete.destroy()
  const status = doSoquete[erro.code ?? ''] ?? 400
  const [codigo, mensagem] = doServidor[status] ?? [codigos.validacao, PADRAO]
  const texto = JSON.stringify(corpo(new Recusa(status, codigo, mensagem)))
  soquete.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(texto)}\r\nConnection: close\r\n\r\n${texto}`,
  )
}

/** The only place where an error becomes an answer. No stack, SQL or internal name leaves it. */
export const responderErro = (erro: FastifyError, req: FastifyRequest, res: FastifyReply) => {
  const recusa = traduzir(erro) ?? new Recusa(500, 'ERRO_INTERNO', PADRAO)
  if (recusa.status >= 500 && recusa.codigo !== OCUPADO)
    req.log.error({ reqId: req.id, err: erro }, 'falha ao responder')
  if (recusa.detalhes.esperarSegundos) res.header('retry-after', recusa.detalhes.esperarSegundos)
  return res.code(recusa.status).type('application/json; charset=utf-8').send(corpo(recusa))
}

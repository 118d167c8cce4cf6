import { tus } from '@balcao/contract/vendas/anexo'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Recusa } from '#infra/recusa/recusa.ts'

const { cabecalhos } = tus

const numeroDe = ({ headers }: FastifyRequest, nome: string) => {
  const valor = headers[nome]
  return typeof valor === 'string' && /^\d{1,15}$/.test(valor) ? Number(valor) : null
}

/** `venda_id MDE5…,filename Zm90by5qcGc=` as the fields of the body. */
const lerDados = (texto: string) =>
  Object.fromEntries(
    texto
      .split(',')
      .map((par) => par.trim().split(' '))
      .map(([nome = '', valor = '']) => [
        nome === 'filename' ? 'nome' : nome,
        Buffer.from(valor, 'base64').toString('utf8'),
      ]),
  )

const CONHECIDOS = new Set(['id', 'venda_id', 'tipo', 'nome', 'sha256'])

/** Clients of tus add fields of their own, such as the type that the file claims to have. */
const corpoDosCabecalhos = (req: FastifyRequest) => {
  const dados = Object.entries(lerDados(String(req.headers[cabecalhos.dados] ?? '')))
  return {
    ...Object.fromEntries(dados.filter(([nome]) => CONHECIDOS.has(nome))),
    tamanho: numeroDe(req, cabecalhos.tamanho),
  }
}

/** For the routes of one scope: what a client of tus says and expects in headers. */
export const falarTus = (escopo: FastifyInstance) => {
  escopo.addHook('onRequest', async (req, res) => {
    res.header(cabecalhos.versao, tus.versao)
    const dela = req.headers[cabecalhos.versao]
    if (dela === undefined || dela === tus.versao) return
    res.header('tus-version', tus.versao)
    throw new Recusa(412, 'TUS', `Este servidor fala tus ${tus.versao}`)
  })
  escopo.addHook('preValidation', async (req) => {
    if (req.method === 'POST' && req.headers[cabecalhos.tamanho] !== undefined)
      req.body ??= corpoDosCabecalhos(req)
  })
  escopo.addHook('preSerialization', async (req, res, resposta) => {
    if (req.method === 'POST' && temCaminho(resposta)) res.header('location', resposta.caminho)
    return resposta
  })
}

const temCaminho = (resposta: unknown): resposta is { caminho: string } =>
  typeof resposta === 'object' && resposta !== null && 'caminho' in resposta

/** Where a part begins, and that it is one. */
export const lerParte = (req: FastifyRequest) => {
  if (req.headers['content-type'] !== tus.tipoDaParte)
    throw new Recusa(415, 'FORMATO', `Uma parte é enviada como ${tus.tipoDaParte}`)
  const inicio = numeroDe(req, cabecalhos.deslocamento)
  if (inicio === null) throw new Recusa(400, 'VALIDACAO', 'Falta dizer onde a parte começa (Upload-Offset)')
  return inicio
}

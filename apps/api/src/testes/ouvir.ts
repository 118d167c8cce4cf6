import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { MensagemViva } from '@balcao/contract/infra/vivo'
import type { FastifyInstance } from 'fastify'

const enderecos = new WeakMap<FastifyInstance, Promise<string>>()
const enderecoDe = (app: FastifyInstance) => {
  const endereco = enderecos.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' })
  enderecos.set(app, endereco)
  return endereco
}

/** Hears what the server says while it happens, over a real connection of its own. */
export const ouvir = async (app: FastifyInstance, token: string, assuntos = 'venda,aviso') => {
  const url = `${await enderecoDe(app)}/api/vivo?assuntos=${assuntos}`
  const pedido = get(url, { agent: false, headers: { authorization: `Bearer ${token}` } })
  const [resposta] = (await once(pedido, 'response')) as [IncomingMessage]
  pedido.on('error', () => undefined)
  const ouvidas: MensagemViva[] = []
  const ler = async () => {
    let resto = ''
    for await (const texto of resposta.setEncoding('utf8')) {
      const linhas = (resto + texto).split('\n')
      resto = linhas.pop() ?? ''
      for (const linha of linhas) if (linha.startsWith('data: ')) ouvidas.push(JSON.parse(linha.slice(6)))
    }
    return 'acabou' as const
  }
  const { statusCode: status, headers: cabecalhos } = resposta
  const corpo = status === 200 ? null : ((await json(resposta)) as { codigo: string })
  const fim = status === 200 ? ler().catch(() => 'cortada' as const) : Promise.resolve('recusada' as const)
  return { status, corpo, cabecalhos, ouvidas, fim, sair: () => pedido.destroy() }
}

import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { Recusa } from '#infra/recusa/recusa.ts'

const SEM_TAMANHO = 'O envio não informou o tamanho do arquivo. Atualize o navegador e tente de novo.'

/** HTTP itself holds the sender to the announced size, so one check is enough. */
const tamanhoAnunciado = ({ headers }: FastifyRequest, maximo: number) => {
  if (headers['transfer-encoding'] !== undefined) throw new Recusa(411, 'SEM_TAMANHO', SEM_TAMANHO)
  const tamanho = Number(headers['content-length'] ?? 0)
  if (tamanho > maximo) {
    const megabytes = Math.floor(maximo / 1024 / 1024)
    throw new Recusa(413, 'GRANDE_DEMAIS', `O arquivo é grande demais: o máximo é de ${megabytes} MB`)
  }
  return tamanho
}

/** A body too large for memory. The handler reads it as it arrives. */
export const rotaDeFluxo = (app: FastifyInstance, opcoes: RouteOptions, maximo: number) =>
  app.register(async (escopo) => {
    escopo.removeAllContentTypeParsers()
    escopo.addContentTypeParser('*', async (req: FastifyRequest, conteudo: AsyncIterable<Uint8Array>) => ({
      tamanho: tamanhoAnunciado(req, maximo),
      conteudo,
    }))
    // Without a type and without bytes, no parser is called.
    const semCorpo = async (req: FastifyRequest) => {
      req.body ??= { tamanho: 0, conteudo: [] }
    }
    escopo.route({ ...opcoes, bodyLimit: maximo, preValidation: semCorpo, config: { envioDemorado: true } })
  })

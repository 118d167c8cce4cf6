import { type EnvioDeAnexo, tus } from '@balcao/contract/vendas/anexo'
import { anexoApi } from '@balcao/contract/vendas/anexo-api'
import type { FastifyReply } from 'fastify'
import { contarTentativa, regrasDeToken } from '#infra/freio/freio.ts'
import { bearer, rota, type Servidor } from '#infra/http/rota.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { excluirAnexo } from './anexo.commands.ts'
import { listarAnexos } from './anexo.queries.ts'
import { comecarEnvio, desistirDoEnvio } from './envio.commands.ts'
import { descreverEnvio, envioDoToken } from './envio.queries.ts'
import { julgarAnexo } from './julgar.commands.ts'
import { receberParte } from './parte.commands.ts'
import type { PartesDoEnvio } from './posicao.ts'
import { regrasDeAnexo } from './regras.ts'
import { falarTus, lerParte } from './tus.ts'
import {
  abrirPagina,
  abrirPeloEndereco,
  darEndereco,
  ENDERECO_VENCIDO,
  paginasDoAnexo,
} from './ver.commands.ts'

/** Opened as a page, it is a download; shown by whatever means, it runs nothing. */
const SO_PARA_VER = { 'content-security-policy': "default-src 'none';sandbox", 'accept-ranges': 'bytes' }

const dizerAndamento = (res: FastifyReply, { deslocamento, tamanho, vale_ate }: EnvioDeAnexo) =>
  res.headers({
    [tus.cabecalhos.deslocamento]: deslocamento,
    [tus.cabecalhos.tamanho]: tamanho,
    [tus.cabecalhos.validade]: new Date(vale_ate).toUTCString(),
  })

const rotasDoEnvio = (app: Servidor, partes: PartesDoEnvio) => {
  rota(app, anexoApi.enviar, ({ body }, { db, usuario }) => comecarEnvio(db, { usuario }, body))
  rota(app, anexoApi.andamento, async ({ params }, { db, req, res }) => {
    const andamento = await descreverEnvio(db, await envioDoToken(db, params.id, bearer(req)))
    dizerAndamento(res, andamento)
    return andamento
  })
  rota(app, anexoApi.parte, async ({ params, body }, { db, origem, req, res }) => {
    const envio = await envioDoToken(db, params.id, bearer(req))
    const parte = { inicio: lerParte(req), ...body }
    res.header(tus.cabecalhos.deslocamento, await receberParte({ db, origem }, partes, envio, parte))
    return {}
  })
  rota(app, anexoApi.desistir, async ({ params }, { db, req }) =>
    desistirDoEnvio(db, partes.storage, await envioDoToken(db, params.id, bearer(req))),
  )
}

export const rotasDeAnexo = async (app: Servidor, partes: PartesDoEnvio) => {
  await app.register(async (escopo) => {
    falarTus(escopo)
    rotasDoEnvio(escopo as unknown as Servidor, partes)
  })
  rota(app, anexoApi.regras, async (_, { db }) => regrasDeAnexo(await lerConfiguracao(db)))
  rota(app, anexoApi.listar, ({ params }, { db, usuario }) => listarAnexos(db, usuario, params.id))
  rota(app, anexoApi.excluir, ({ params }, contexto) => excluirAnexo(contexto, partes.enfileirar, params.id))
  rota(app, anexoApi.julgar, ({ params, body }, contexto) => julgarAnexo(contexto, params.id, body))
  rota(app, anexoApi.enderecar, ({ params }, contexto) => darEndereco(contexto, params.id))
  rota(app, anexoApi.paginas, ({ params }, contexto) => paginasDoAnexo(contexto, partes.storage, params.id))
  rota(app, anexoApi.ver, async ({ query }, { db, origem, req, res }) => {
    const { token, pagina } = query
    const abrir = pagina
      ? abrirPagina(db, partes.storage, token, pagina)
      : abrirPeloEndereco(db, partes.storage, token, req.headers.range)
    const aberto = await abrir.catch(async (erro) => {
      if (erro instanceof Recusa && erro.codigo === ENDERECO_VENCIDO)
        await contarTentativa(db, regrasDeToken('anexo', origem.ip))
      throw erro
    })
    res.headers(SO_PARA_VER)
    return aberto
  })
}

import { aceiteApi } from '@balcao/contract/vendas/aceite-api'
import { aceiteDaVendaApi } from '@balcao/contract/vendas/aceite-da-venda-api'
import { fechadaApi } from '@balcao/contract/vendas/aceite-fechada'
import { modeloDeTextoApi } from '@balcao/contract/vendas/aceite-modelo-api'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, regrasDeLink, regrasDeToken, regrasDeUsoDoLink } from '#infra/freio/freio.ts'
import { ComVersao } from '#infra/http/com-versao.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { bearer, rota, type Servidor } from '#infra/http/rota.ts'
import { resumoDe } from '#infra/resumo.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { comecarEnvio } from '#vendas/anexo/envio.commands.ts'
import { mandarLinkDoAssinante } from '#vendas/venda/link-do-assinante.ts'
import { aceitar, pedirCorrecao, recusar } from './aceitar.commands.ts'
import { obterAceite, ultimoAceite, vendaDoComprovante } from './aceite.queries.ts'
import { vendaDoIngresso, verOferta } from './assinante.queries.ts'
import { andamentoDe, vendaFechadaDe, verFechada } from './fechada.queries.ts'
import { identificar } from './identificar.commands.ts'
import { exigirIngresso } from './ingresso.ts'
import { linksDaVenda } from './links-da-venda.queries.ts'
import { mandarDeNovo, mandarLink, type PartesDeQuemManda } from './mandar.commands.ts'
import { salvarModelo } from './modelo.commands.ts'
import { listarModelos, textoDaVersao } from './modelo.queries.ts'
import { abrirComprovante, conferirComprovante, fazerComprovante } from './pdf.commands.ts'

type Partes = PartesDeQuemManda & { storage: Storage }

/** Through the link, after showing who one is. */
const rotasDoAssinante = (app: Servidor, partes: Partes) => {
  const { links } = partes
  const exigir = async (db: Db, { ip }: Origem, token: string | undefined) => {
    if (token && !links.lerIngresso(token)) await contarTentativa(db, regrasDeToken('ingresso', ip))
    return exigirIngresso(links, token)
  }
  rota(app, aceiteApi.identificar, ({ body }, { db, origem }) => identificar(db, links, origem, body))
  rota(app, aceiteApi.oferta, async (_, { db, origem, req }) =>
    verOferta(db, await exigir(db, origem, bearer(req))),
  )
  rota(app, aceiteApi.anexar, async ({ body }, { db, origem, req }) => {
    const { id: venda_id, cliente_id } = await vendaDoIngresso(db, await exigir(db, origem, bearer(req)))
    await contarTentativa(db, regrasDeUsoDoLink('envio', venda_id))
    return comecarEnvio(db, { assinante: { cliente_id } }, { ...body, venda_id })
  })
  rota(app, aceiteApi.aceitar, async ({ body }, { db, origem, req }) => {
    const ingresso = await exigir(db, origem, bearer(req))
    const feito = await aceitar({ db, origem, ingresso, ...partes }, body)
    const aceito = await ultimoAceite(db, ingresso.vendaId)
    // Made again when somebody asks for it, if it cannot be stored now.
    if (aceito) await fazerComprovante(db, partes, aceito).catch(() => {})
    return feito
  })
  rota(app, aceiteApi.pedir_correcao, async ({ body }, { db, origem, req }) =>
    pedirCorrecao({ db, origem, ingresso: await exigir(db, origem, bearer(req)), ...partes }, body),
  )
  rota(app, aceiteApi.recusar, async ({ body }, { db, origem, req }) =>
    recusar({ db, origem, ingresso: await exigir(db, origem, bearer(req)), ...partes }, body),
  )
}

/** By the link of the closed sale, which asks for nothing else. */
const rotasDaFechada = (app: Servidor, partes: Partes) => {
  const abrir = async (db: Db, { ip }: Origem, token: string | undefined) => {
    const link = partes.links.lerFechada(token ?? '')
    // A true link never counts: who guesses must not keep their neighbours out.
    if (!link) await contarTentativa(db, regrasDeLink(ip))
    return vendaFechadaDe(db, link)
  }
  rota(app, fechadaApi.obter, async (_, { db, origem, req }) =>
    verFechada(db, await abrir(db, origem, bearer(req))),
  )
  rota(app, fechadaApi.andamento, async (_, { db, origem, req }) => {
    const andamento = await andamentoDe(db, await abrir(db, origem, bearer(req)))
    return new ComVersao(resumoDe(andamento).slice(0, 22), andamento)
  })
  rota(app, fechadaApi.pdf, async ({ query }, { db, origem }) => {
    const aberta = await abrir(db, origem, query.t)
    await contarTentativa(db, regrasDeUsoDoLink('documento', aberta.id))
    return abrirComprovante(db, partes, aberta)
  })
  rota(app, fechadaApi.conferir, async ({ body }, { db, origem, req }) => {
    const { id } = await abrir(db, origem, bearer(req))
    return conferirComprovante(db, id, body.sha256)
  })
}

/** For people who follow the sale, and those who write the texts. */
const rotasDeQuemVende = (app: Servidor, partes: Partes) => {
  rota(app, aceiteDaVendaApi.links, ({ params }, { db, usuario }) =>
    linksDaVenda(db, partes.links, usuario, params.id),
  )
  rota(app, aceiteDaVendaApi.mandar, ({ params }, contexto) => mandarDeNovo(contexto, partes, params.id))
  rota(app, aceiteDaVendaApi.obter, ({ params }, { db, usuario }) => obterAceite(db, usuario, params.id))
  rota(app, aceiteDaVendaApi.pdf, async ({ params }, { db, usuario }) =>
    abrirComprovante(db, partes, await vendaDoComprovante(db, usuario, params.id)),
  )
  rota(app, modeloDeTextoApi.listar, (_, { db }) => listarModelos(db))
  rota(app, modeloDeTextoApi.versao, ({ params }, { db }) => textoDaVersao(db, params.tipo, params.versao))
  rota(app, modeloDeTextoApi.salvar, ({ params, body }, contexto) =>
    salvarModelo(contexto, params.tipo, body),
  )
}

export const rotasDeAceite = (app: Servidor, partes: Partes) => {
  // Here and not in `ligacoes.ts`, because it takes the running queue and the key.
  mandarLinkDoAssinante.encaixar((db, ...qual) => mandarLink(db, partes, ...qual))
  rotasDoAssinante(app, partes)
  rotasDaFechada(app, partes)
  rotasDeQuemVende(app, partes)
}

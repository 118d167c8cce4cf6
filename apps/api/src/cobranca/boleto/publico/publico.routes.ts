import { boletoPublicoApi as api } from '@balcao/contract/cobranca/boleto-publico'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, regrasDeLink, regrasDeUsoDoLink } from '#infra/freio/freio.ts'
import { ComVersao } from '#infra/http/com-versao.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { bearer, rota, type Servidor } from '#infra/http/rota.ts'
import { resumoDe } from '#infra/resumo.ts'
import type { LinksDoBoleto } from '../link.ts'
import { andamentoDoBoleto, boletoDoLink, pdfDoLink, verBoletoPublico } from './publico.queries.ts'

/** By the client's link, which asks for nothing else. */
export const rotasDoBoletoPublico = (app: Servidor, links: LinksDoBoleto) => {
  const abrir = async (db: Db, { ip }: Origem, token: string | undefined) => {
    const id = links.ler(token ?? '')
    // A true link never counts: who guesses must not keep their neighbours out.
    if (!id) await contarTentativa(db, regrasDeLink(ip))
    return boletoDoLink(db, id)
  }
  rota(app, api.obter, async (_, { db, origem, req }) =>
    verBoletoPublico(db, await abrir(db, origem, bearer(req))),
  )
  rota(app, api.andamento, async (_, { db, origem, req }) => {
    const andamento = await andamentoDoBoleto(db, await abrir(db, origem, bearer(req)))
    return new ComVersao(resumoDe(andamento).slice(0, 22), andamento)
  })
  rota(app, api.pdf, async ({ query }, { db, origem }) => {
    const aberto = await abrir(db, origem, query.t)
    await contarTentativa(db, regrasDeUsoDoLink('documento', aberto.id))
    return pdfDoLink(db, aberto)
  })
}

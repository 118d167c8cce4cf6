import { configuracaoApi } from '@balcao/contract/provedor/configuracao'
import { historicoDe } from '#infra/auditoria/auditoria.queries.ts'
import type { ConfirmarIdentidade } from '#infra/http/confirmacao.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { PartesDoAviso } from './aviso-de-mudanca.ts'
import { editarConfiguracao } from './configuracao.commands.ts'
import { ID_DA_CONFIGURACAO, obterConfiguracao } from './configuracao.queries.ts'
import { configuracaoPublica } from './em-vigor.ts'
import {
  experimentarEmail,
  experimentarMicrosoft,
  type PartesDoExperimento,
} from './experimentar.commands.ts'

type Partes = PartesDoExperimento & PartesDoAviso & { confirmarIdentidade: ConfirmarIdentidade }

export const rotasDeConfiguracao = (app: Servidor, partes: Partes) => {
  const { env, cofre } = partes
  const ambiente = { email: env.smtpUrl !== undefined, microsoft: env.microsoft !== null }
  rota(app, configuracaoApi.publica, (_, { db }) => configuracaoPublica(db, cofre, env))
  rota(app, configuracaoApi.obter, (_, { db }) => obterConfiguracao(db, cofre, ambiente))
  rota(app, configuracaoApi.historico, ({ query }, { db, usuario }) =>
    historicoDe(db, usuario, 'configuracao', ID_DA_CONFIGURACAO, query),
  )
  rota(app, configuracaoApi.editar, async ({ body: { senha_atual, ...edicao } }, contexto) => {
    const exigirConfirmacao = await partes.confirmarIdentidade(contexto.db, contexto.usuario, senha_atual)
    return editarConfiguracao(contexto, { ...partes, ambiente, exigirConfirmacao }, edicao)
  })
  rota(app, configuracaoApi.testarEmail, ({ body }, contexto) =>
    experimentarEmail(contexto, partes, body.para),
  )
  rota(app, configuracaoApi.testarMicrosoft, (_, contexto) => experimentarMicrosoft(contexto, partes))
}

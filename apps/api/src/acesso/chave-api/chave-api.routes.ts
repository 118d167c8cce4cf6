import { type ChaveApiResumo, chaveApiApi } from '@balcao/contract/acesso/chave-api'
import { nomesDasSituacoesDaChave } from '@balcao/contract/acesso/chave-api-filtro'
import { historicoDoRegistro } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import type { ConfirmarIdentidade } from '#infra/http/confirmacao.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { colunasComHora } from '#provedor/configuracao/colunas-com-hora.ts'
import { criarChave, revogarChave } from './chave-api.commands.ts'
import { listarChaves, obterChave } from './chave-api.queries.ts'

const colunas = colunasComHora<ChaveApiResumo>((hora) => [
  ['Nome', (c) => c.nome],
  ['Final', (c) => c.final],
  ['Situação', (c) => nomesDasSituacoesDaChave[c.situacao]],
  ['Criada por', (c) => c.criada_por.nome],
  ['Criada em', (c) => hora(c.criada_em)],
  ['Vale até', (c) => hora(c.expira_em)],
  ['Último uso', (c) => hora(c.usada_em)],
  ['Permissões', (c) => c.total_permissoes],
])

type Partes = { confirmarIdentidade: ConfirmarIdentidade }

export const rotasDeChaveApi = (app: Servidor, { confirmarIdentidade }: Partes) => {
  rota(app, chaveApiApi.listar, ({ query }, { db, usuario }) => listarChaves(db, usuario, query))
  rota(app, chaveApiApi.exportar, ({ query }, { db, usuario }) =>
    csv(
      (pagina) => listarChaves(db, usuario, { ...query, ...pagina }),
      () => colunas(db),
    ),
  )
  rota(app, chaveApiApi.obter, ({ params }, { db, usuario }) => obterChave(db, usuario, params.id))
  rota(app, chaveApiApi.historico, async ({ params, query }, { db, usuario }) =>
    historicoDoRegistro(db, usuario, 'chave_api', await obterChave(db, usuario, params.id), query),
  )
  rota(app, chaveApiApi.criar, async ({ body: { senha_atual, ...dados } }, contexto) => {
    const exigirConfirmacao = await confirmarIdentidade(contexto.db, contexto.usuario, senha_atual)
    return criarChave(contexto, exigirConfirmacao, dados)
  })
  rota(app, chaveApiApi.revogar, ({ params }, contexto) => revogarChave(contexto, params.id))
}

import { type AcaoComMotivos, type MotivosDaVenda, motivosDe } from '@balcao/contract/vendas/motivos-api'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'

/** What people usually answer when an action asks why. */
export const motivosDaVenda = async (db: Db) => {
  const configuracao = await lerConfiguracao(db)
  const acoes = Object.keys(motivosDe) as AcaoComMotivos[]
  return Object.fromEntries(acoes.map((acao) => [acao, configuracao[motivosDe[acao]]])) as MotivosDaVenda
}

import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'

const HORA_MS = 3_600_000

/** Until when a link that is sent now may be used. */
export const prazoDoAceiteCom = ({ horas_do_link_assinante }: Configuracao) =>
  new Date(Date.now() + horas_do_link_assinante * HORA_MS).toISOString()

export const prazoDoAceite = async (db: Db) => prazoDoAceiteCom(await lerConfiguracao(db))

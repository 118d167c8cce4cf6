import type { FiltroSuspensao, SuspensaoSugerida } from '@balcao/contract/cobranca/suspensao-api'
import { formatarData } from '@balcao/contract/valores/data'
import type { Db } from '#infra/db/conexao.ts'
import { type Coluna, csv, emReais } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { listarSuspensoes } from './suspensao.queries.ts'

const colunas: Coluna<SuspensaoSugerida>[] = [
  ['Cliente', (s) => s.cliente.nome],
  ['Plano', (s) => s.plano],
  ['Empresa', (s) => s.empresa],
  ['Desde', (s) => formatarData(s.desde)],
  ['Dias', (s) => s.dias],
  // Nothing is overdue of a contract to be reconnected.
  ['Boletos vencidos', (s) => s.boletos || null],
  ['Valor vencido', (s) => (s.boletos ? emReais(s.valor) : null)],
  ['Motivo', (s) => s.motivo],
]

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarSuspensoes = (db: Db, leitura: Leitura, filtro: FiltroSuspensao) =>
  csv(async (parte) => listarSuspensoes(db, await leitura.quem(), { ...filtro, ...parte }), colunas)

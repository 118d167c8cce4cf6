import type { FalhaDoLote, FiltroLote } from '@balcao/contract/cobranca/lote-api'
import type { Db } from '#infra/db/conexao.ts'
import { type Coluna, csv } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { falhasDoLote } from './lote.queries.ts'

const colunas: Coluna<FalhaDoLote>[] = [
  ['Cliente', (f) => f.cliente.nome],
  ['Plano', (f) => f.plano],
  ['Motivo', (f) => f.motivo],
]

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarFalhas = (db: Db, leitura: Leitura, id: string, filtro: FiltroLote) =>
  csv(async (parte) => falhasDoLote(db, await leitura.quem(), id, { ...filtro, ...parte }), colunas)

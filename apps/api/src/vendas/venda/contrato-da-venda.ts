import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { venda } from './venda.table.ts'

type Vendida = typeof venda.$inferSelect
type Autor = Omit<Contexto, 'db'>

/** What a sale does with its contract, which knows the sale and not the other way round. */
export const contratoDaVenda = encaixe<{
  criar: (db: Db, vendida: Vendida) => Promise<void>
  ativar: (
    db: Db,
    autor: Autor,
    vendida: Vendida,
    instalacao: { hoje: string; numero_de_serie: string | null },
  ) => Promise<void>
  /** Undoes what the sale made. Without a contract there is nothing to undo. */
  cancelar: (db: Db, autor: Autor, vendida: Vendida, motivo: string) => Promise<void>
}>('o contrato que nasce da venda')

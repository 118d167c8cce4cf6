import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'

/** Whether a boleto of its own charges what a sale charges once. Boletos know sales, not the other way round. */
export const cobradaAParte = encaixe<(db: Db, vendaId: string) => Promise<boolean>>(
  'a venda foi cobrada à parte?',
)

import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'

/**
 * Mandatory additionals that exclude each other make an offer that nobody can buy: two of the plan, or one of
 * the plan and one that a promotion for it makes mandatory. `plano` is null while the plan is being created.
 */
export const exigirObrigatoriosCompativeis = encaixe<
  (db: Db, plano: string | null, obrigatorios: readonly string[]) => Promise<void>
>('os adicionais obrigatórios de um plano e de suas promoções')

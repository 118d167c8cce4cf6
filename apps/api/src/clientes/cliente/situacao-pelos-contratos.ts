import type { SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'

/** What the contracts that a client has now make of them. Null: none is active or suspended, so none says anything. */
export const situacaoEmVigor = encaixe<(db: Db, clienteId: string) => Promise<SituacaoCliente | null>>(
  'os contratos de um cliente',
)

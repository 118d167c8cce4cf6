import type { Referencia } from '#infra/referencia/referencias.ts'
import { chaveApi, chaveApiEmpresa } from './chave-api.table.ts'

export const referenciasDaChaveApi: Referencia[] = [
  // A key stops with the person, and only loses reach with a company: it prevents the deletion of neither.
  { coluna: chaveApi.criada_por },
  { coluna: chaveApi.revogada_por },
  { coluna: chaveApiEmpresa.empresa_id },
]

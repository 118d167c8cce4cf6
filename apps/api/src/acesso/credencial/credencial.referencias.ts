import type { Referencia } from '#infra/referencia/referencias.ts'
import { credencial, tokenSenha } from './credencial.table.ts'

/** Deleted with the person (`esquecerCredencial`). */
export const referenciasDaCredencial: Referencia[] = [
  { coluna: credencial.usuario_id },
  { coluna: tokenSenha.usuario_id },
]

import type { FonteDeArquivos } from './infra/backup/arquivos.ts'

/**
 * Every column that holds a key of the storage, for the backup. A part of an upload, or a spreadsheet, is noted before
 * it is stored, and a spreadsheet is deleted before its row forgets it: those may be missing without anything being lost.
 */
export const arquivosGuardados: FonteDeArquivos[] = [
  { consulta: 'select chave from arquivo', certo: true },
  { consulta: 'select chave from anexo_parte where guardada', certo: false },
  { consulta: 'select chave from importacao where chave is not null', certo: false },
]

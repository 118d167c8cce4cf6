import { readFile } from 'node:fs/promises'

export const SENHA_MINIMA_DO_BACKUP = 16

/** What encrypts a backup: the text itself, or the first line of a file. */
export const lerSenhaDoBackup = async (dada: string | undefined, arquivo: string | undefined) => {
  if (dada || !arquivo) return dada
  const texto = await readFile(arquivo, 'utf8').catch((causa: unknown) => {
    throw new Error(`Não foi possível ler BACKUP_KEY_FILE (${arquivo}).`, { cause: causa })
  })
  const senha = texto.split('\n', 1)[0]?.trim() ?? ''
  if (senha.length < SENHA_MINIMA_DO_BACKUP)
    throw new Error(
      `BACKUP_KEY_FILE: esperava pelo menos ${SENHA_MINIMA_DO_BACKUP} caracteres na primeira linha.`,
    )
  return senha
}

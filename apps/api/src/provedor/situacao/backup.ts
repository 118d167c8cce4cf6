import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Instante } from '@balcao/contract/base/comum'
import * as z from 'zod/mini'
import { type Achado, achado, dado, emGiga, instante } from './parte.ts'

/** What the backup command leaves after it ended well. */
const ARQUIVO = 'ultimo-backup.json'
const UltimoBackup = z.object({ em: Instante, bytes: z.number(), arquivo: z.string() })
const DIA_MS = 24 * 60 * 60 * 1000
const CONSELHO = 'No servidor, faça uma cópia todos os dias (npm run backup) e guarde-a em outra máquina.'

export const verBackup = async (dataDir: string, agora = Date.now()): Promise<Achado> => {
  const texto = await readFile(path.join(dataDir, ARQUIVO), 'utf8').catch(() => null)
  if (texto === null) return achado('ATENCAO', 'Nunca foi feita uma cópia de segurança.', CONSELHO)
  const lido = z.safeParse(UltimoBackup, lerJson(texto))
  if (!lido.success)
    return achado('ATENCAO', 'O registro da última cópia de segurança está ilegível.', CONSELHO)
  const { em, bytes, arquivo } = lido.data
  const dados = [
    instante('Feita em', em),
    dado('Tamanho', emGiga(bytes)),
    dado('Arquivo', path.basename(arquivo)),
  ]
  const dias = Math.floor((agora - Date.parse(em)) / DIA_MS)
  if (dias >= 7) return achado('QUEBRADO', `A última cópia é de ${dias} dias atrás.`, CONSELHO, dados)
  if (dias >= 2) return achado('ATENCAO', `A última cópia é de ${dias} dias atrás.`, CONSELHO, dados)
  return achado('OK', 'Há uma cópia recente.', null, dados)
}

const lerJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto)
  } catch {
    return null
  }
}

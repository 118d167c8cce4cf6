import { statfs } from 'node:fs/promises'
import { achado, dado, emGiga } from './parte.ts'

const GIGA = 1024 ** 3
const POUCO = 5 * GIGA
const QUASE_NADA = GIGA

export const lerEspaco = async (pasta: string) => {
  const { bavail, blocks, bsize } = await statfs(pasta)
  return { livre: bavail * bsize, total: blocks * bsize }
}

export const julgarEspaco = ({ livre, total }: { livre: number; total: number }) => {
  const dados = [dado('Livre', `${emGiga(livre)} de ${emGiga(total)}`)]
  const conselho = 'Libere espaço ou aumente o disco: sem espaço, nada mais é gravado.'
  if (livre < QUASE_NADA) return achado('QUEBRADO', 'O disco está quase cheio.', conselho, dados)
  if (livre < POUCO) return achado('ATENCAO', 'Há pouco espaço no disco.', conselho, dados)
  return achado('OK', 'Há espaço na pasta de dados.', null, dados)
}

export const verDisco = async (dataDir: string) => julgarEspaco(await lerEspaco(dataDir))

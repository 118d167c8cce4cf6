import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const LARGURA_DA_COMPARACAO = 240
/** Of 255. A date or an amount that is another one each day stays below it; a button in another place does not. */
const DIFERENCA_QUE_SE_VE = 2

const reduzida = (imagem: Buffer | string) =>
  sharp(imagem).greyscale().resize({ width: LARGURA_DA_COMPARACAO }).raw().toBuffer()

const igualAosOlhos = async (nova: Buffer, guardada: string) => {
  const [a, b] = await Promise.all([reduzida(nova), reduzida(guardada)])
  if (a.length !== b.length) return false
  const soma = a.reduce((total, valor, lugar) => total + Math.abs(valor - (b[lugar] ?? 0)), 0)
  return soma / a.length < DIFERENCA_QUE_SE_VE
}

/** Leaves a picture alone that shows the same: each new version of it stays in the repository for ever. */
export const guardarImagem = async (foto: Buffer, arquivo: string, sempre: boolean) => {
  if (!sempre && existsSync(arquivo) && (await igualAosOlhos(foto, arquivo))) return 'igual'
  await writeFile(
    arquivo,
    await sharp(foto).webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer(),
  )
  return 'nova'
}

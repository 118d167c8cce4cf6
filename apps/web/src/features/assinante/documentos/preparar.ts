import { reduzirFoto } from '#partes/anexo/reduzir-foto.ts'
import { textos as t } from './documentos.textos.ts'

export class ArquivoRecusado extends Error {}

type Preparado = { nome: string; bytes: ArrayBuffer; ehFoto: boolean }

/** A photo goes as a small JPEG. What this phone cannot draw goes as it is: the server knows more kinds. */
export const preparar = async (arquivo: File): Promise<Preparado> => {
  if (arquivo.size === 0) throw new ArquivoRecusado(t.vazio)
  const foto = arquivo.type.startsWith('image/')
    ? await reduzirFoto(arquivo, 'image/jpeg').catch(() => null)
    : null
  if (foto)
    return {
      nome: `${arquivo.name.replace(/\.[^.]*$/, '')}.jpg`,
      bytes: await foto.foto.arrayBuffer(),
      ehFoto: true,
    }
  const bytes = await arquivo.arrayBuffer().catch(() => {
    throw new ArquivoRecusado(t.ilegivel)
  })
  return { nome: arquivo.name, bytes, ehFoto: false }
}

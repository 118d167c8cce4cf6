import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import decodificar from 'heic-decode'
import { Recusa } from '#infra/recusa/recusa.ts'
import { prepararPixels } from '#provedor/imagem/preparar-imagem.ts'
import { responderQuandoPedirem } from './ajudante.ts'

const ilegivel = (causa: unknown) =>
  new Recusa(
    422,
    codigosDoAnexo.danificado,
    'A foto está danificada ou incompleta. Tire outra, ou envie em JPEG.',
    { causa },
  )

responderQuandoPedirem(async (buffer: Uint8Array) => {
  const { data, width, height } = await decodificar({ buffer }).catch((erro: unknown) => {
    throw ilegivel(erro)
  })
  const dados = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  return prepararPixels({ dados, largura: width, altura: height })
})

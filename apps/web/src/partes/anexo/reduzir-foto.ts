const LADO_MAIOR = 2048
const LADO_DA_MINIATURA = 320
const QUALIDADE = 0.85

export type FotoReduzida = { foto: Blob; miniatura: Blob }

const desenhar = (imagem: ImageBitmap, lado: number, tipo: string) => {
  const escala = Math.min(1, lado / Math.max(imagem.width, imagem.height))
  const [largura, altura] = [imagem.width, imagem.height].map((n) => Math.max(1, Math.round(n * escala))) as [
    number,
    number,
  ]
  const tela = new OffscreenCanvas(largura, altura)
  const pincel = tela.getContext('2d')
  if (!pincel) throw new Error('sem tela para desenhar')
  // What is transparent would turn black in a JPEG.
  pincel.fillStyle = '#fff'
  pincel.fillRect(0, 0, largura, altura)
  pincel.imageSmoothingQuality = 'high'
  pincel.drawImage(imagem, 0, 0, largura, altura)
  return tela.convertToBlob({ type: tipo, quality: QUALIDADE })
}

/** Upright, at most 2048 px on the longer side, and without what the camera wrote about place and time. */
export const reduzirFoto = async (arquivo: Blob, tipo: string): Promise<FotoReduzida> => {
  const imagem = await createImageBitmap(arquivo, { imageOrientation: 'from-image' })
  try {
    const [foto, miniatura] = await Promise.all([
      desenhar(imagem, LADO_MAIOR, tipo),
      desenhar(imagem, LADO_DA_MINIATURA, 'image/jpeg'),
    ])
    return { foto, miniatura }
  } finally {
    imagem.close()
  }
}

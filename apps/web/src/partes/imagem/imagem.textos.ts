export const textos = {
  escolher: 'Escolher imagem',
  trocar: 'Trocar',
  tirar: 'Tirar',
  formatos: 'JPEG, PNG, WebP ou AVIF, até 20 MB e 30 megapixels',
}

import sharp from 'sharp'

type Opcoes = { largura?: number; altura?: number; alfa?: number }

const desenho = ({ largura = 40, altura = 30, alfa = 1 }: Opcoes) =>
  sharp({
    create: {
      width: largura,
      height: altura,
      channels: 4,
      background: { r: 200, g: 30, b: 30, alpha: alfa },
    },
  })

/** Pictures generated on the spot, so that no test depends on a file of unknown origin. */
export const imagens = {
  png: (opcoes: Opcoes = {}) => desenho(opcoes).png().toBuffer(),
  jpeg: (opcoes: Opcoes = {}) => desenho(opcoes).jpeg().toBuffer(),
  webp: (opcoes: Opcoes = {}) => desenho(opcoes).webp().toBuffer(),
  avif: (opcoes: Opcoes = {}) => desenho(opcoes).avif().toBuffer(),
  gif: () => desenho({}).gif().toBuffer(),
  /** As a phone writes it: rotated, and with the place where it was taken. */
  deCelular: () =>
    desenho({ largura: 40, altura: 30 })
      .withExif({
        IFD0: { Make: 'CANARIO' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
}

export type Lugar = { latitude: number; longitude: number }

/** The props of every map, whichever library draws it. */
export type MapaProps = {
  lugar: Lugar | null
  aoMover: (lugar: Lugar) => void
  /** The person may look but not change. */
  travado: boolean
  /** For screen readers: what the map shows. */
  rotulo: string
  /** The address in words, for maps that can search for it. */
  procurar: string
}

/** The map component reports whether it could be drawn. The instructions to the person depend on it. */
export type MapaDesenhadoProps = MapaProps & { falhou: boolean; aoFalhar: (falhou: boolean) => void }

/** Where a map opens when it has nothing to show yet: the whole country. */
export const BRASIL: Lugar = { latitude: -14.2, longitude: -51.9 }
export const ZOOM = { pais: 4, rua: 17 }

/** About ten centimetres. More digits are noise. */
const CASAS = 6

/** Never minus zero, which is a different value in a comparison. */
export const arredondar = (grau: number): number => Number(grau.toFixed(CASAS)) + 0

const NUMERO = String.raw`[-−–]?\d{1,3}(?:[.,]\d+)?`
const UM = new RegExp(`^${NUMERO}$`)
/** A comma alone separates them only where it cannot be a decimal comma: "-22,5" is one unfinished number. */
const DOIS = new RegExp(String.raw`^(${NUMERO})(?:\s*;\s*|,?\s+|(?<=\.\d+),(?=[^,]*\.))(${NUMERO})$`)

/** A coordinate as people write it, with comma or point. Null if empty, `NaN` if it is not a number. */
export const lerCoordenada = (texto: string): number | null => {
  const limpo = texto.trim()
  if (limpo === '') return null
  return UM.test(limpo) ? arredondar(Number(limpo.replace(/[−–]/, '-').replace(',', '.'))) : Number.NaN
}

/** Both at once, as a map's "copy coordinates" gives them: "-22.905600, -47.060800". */
export const lerLugar = (texto: string): Lugar | null => {
  const [, primeira = '', segunda = ''] = DOIS.exec(texto.trim()) ?? []
  const latitude = lerCoordenada(primeira)
  const longitude = lerCoordenada(segunda)
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

export const escreverCoordenada = (grau: number | null): string =>
  grau === null ? '' : String(grau).replace('.', ',')

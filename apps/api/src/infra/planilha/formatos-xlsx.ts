import { atributosDe } from './atributos-xml.ts'
import type { Ouvinte } from './xml.ts'

/** Formats that every workbook has without listing them: Excel's own and those of its Asian editions. */
const DATAS_EMBUTIDAS = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
])

/** Colours, conditions and locales in brackets, quoted texts, characters after a backslash or underline. */
const ENFEITES = /\[[^\]]*\]|"[^"]*"|[\\_*]./g

/** A format with a day or a year is a date. A month alone has at least three letters. */
const ehFormatoDeData = (codigo: string) => {
  const [positivo = ''] = codigo.replace(ENFEITES, '').split(';')
  return /[dy]|m{3,}/i.test(positivo)
}

/** Reads styles.xml, and says which cell styles show their number as a date. */
export const leitorDeFormatos = () => {
  const datas = new Set(DATAS_EMBUTIDAS)
  const estilos: boolean[] = []
  let emCelulas = false

  const ouvinte: Ouvinte = {
    abre: (nome, texto) => {
      if (nome === 'cellXfs') emCelulas = true
      else if (nome === 'xf' && emCelulas) estilos.push(datas.has(Number(atributosDe(texto).get('numFmtId'))))
      else if (nome === 'numFmt') {
        const atributos = atributosDe(texto)
        const id = Number(atributos.get('numFmtId'))
        if (ehFormatoDeData(atributos.get('formatCode') ?? '')) datas.add(id)
        else datas.delete(id)
      }
    },
    fecha: (nome) => {
      if (nome === 'cellXfs') emCelulas = false
    },
    texto: () => {},
  }
  return { ouvinte, ehData: (estilo: number) => estilos[estilo] === true }
}

type Edicao = {
  /** What the field showed before the key. */
  anterior: string
  /** The text after the key, and where the browser left the caret. */
  texto: string
  cursor: number
  /** The input event's `inputType`. */
  tipo: string
  mascarar: (texto: string) => string
}

/**
 * Applies a mask to an edit anywhere in the text. The caret stays after the same typed characters, however
 * many separators the mask moves around it. At the end it stays at the end.
 */
export function editarComMascara(edicao: Edicao): { texto: string; cursor: number } {
  const { texto, cursor } = apagouSeparador(edicao) ? apagarVizinho(edicao) : edicao
  const mascarado = edicao.mascarar(texto)
  if (cursor === texto.length) return { texto: mascarado, cursor: mascarado.length }
  return { texto: mascarado, cursor: depoisDe(mascarado, contar(edicao.mascarar(texto.slice(0, cursor)))) }
}

/** The mask would put the deleted separator back at once, and the key would seem to do nothing. */
const apagouSeparador = ({ anterior, texto, mascarar }: Edicao) =>
  texto.length < anterior.length && mascarar(texto) === anterior

/** So the key deletes the character beyond the separator instead, as the person meant. */
function apagarVizinho({ texto, cursor, tipo }: Edicao): { texto: string; cursor: number } {
  if (tipo === 'deleteContentForward')
    return { texto: texto.slice(0, cursor) + texto.slice(cursor + 1), cursor }
  const inicio = Math.max(0, cursor - 1)
  return { texto: texto.slice(0, inicio) + texto.slice(cursor), cursor: inicio }
}

const contar = (texto: string) => texto.replace(/[^0-9A-Za-z]/g, '').length

function depoisDe(texto: string, quantos: number): number {
  let posicao = 0
  for (let vistos = 0; vistos < quantos && posicao < texto.length; posicao++) {
    if (contar(texto.charAt(posicao)) === 1) vistos++
  }
  return posicao
}

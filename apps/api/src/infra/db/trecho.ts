import { type Cursor, escreverCursor, lerCursor } from './cursor.ts'

export const LIMITE_PADRAO = 50

/** Which part of a list is read, in which direction its order is walked, and from where. */
export type Trecho<Ordem extends string = string> = {
  ordem: Ordem
  descendo: boolean
  limite: number
  lido: Cursor | undefined
  /** The page before a cursor is read towards the beginning, and turned round at the end. */
  paraTras: boolean
}

type Pedido = { cursor?: string | undefined; limite?: number | undefined }

/** `ordem` as the contract writes it: with a minus, from the greatest down. */
export const lerTrecho = <Ordem extends string>(
  ordem: Ordem | `-${Ordem}`,
  { cursor, limite = LIMITE_PADRAO }: Pedido,
): Trecho<Ordem> => {
  const lido = cursor ? lerCursor(cursor) : undefined
  const paraTras = lido?.sentido === 'antes'
  const decrescente = ordem.startsWith('-')
  return {
    ordem: (decrescente ? ordem.slice(1) : ordem) as Ordem,
    descendo: decrescente !== paraTras,
    ...{ limite, lido, paraTras },
  }
}

type Ponto = Pick<Cursor, 'chave' | 'id'>

/**
 * The page of what was read, with where it begins and ends. One row more than the page has was asked for: it tells
 * whether there is another page.
 */
export const emPagina = <Linha>(
  { limite, lido, paraTras }: Pick<Trecho, 'limite' | 'lido' | 'paraTras'>,
  lidas: readonly Linha[],
  pontoDe: (linha: Linha) => Ponto,
) => {
  const haMais = lidas.length > limite
  const linhas = lidas.slice(0, limite)
  if (paraTras) linhas.reverse()
  const ponta = (linha: Linha | undefined, sentido: Cursor['sentido'], existe: boolean) =>
    linha !== undefined && existe ? escreverCursor({ sentido, ...pontoDe(linha) }) : null
  return {
    linhas,
    anterior: ponta(linhas[0], 'antes', paraTras ? haMais : lido !== undefined),
    proximo: ponta(linhas.at(-1), 'depois', paraTras || haMais),
  }
}

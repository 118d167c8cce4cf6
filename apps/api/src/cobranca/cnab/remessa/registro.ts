import { RemessaImpossivel } from './remessa.ts'

/** Writes a field in exactly `largura` characters. Anything else, or `null`, means that it cannot be written. */
export type Valor<C> = (contexto: C, largura: number) => string | null

/** Positions as in the bank's manual: counted from 1, both ends included. */
export type Campo<C> = readonly [de: number, ate: number, nome: string, valor: Valor<C>]

/**
 * The common fields of a record with what a bank changes. A bank's field replaces every common field that it
 * touches.
 */
export const mudando = <C>(comuns: readonly Campo<C>[], doBanco: readonly Campo<C>[]): Campo<C>[] => [
  ...comuns.filter(([de, ate]) => !doBanco.some(([inicio, fim]) => inicio <= ate && de <= fim)),
  ...doBanco,
]

const conferirPosicoes = <C>(largura: number, campos: readonly Campo<C>[]) => {
  let anterior = 0
  for (const [de, ate, nome] of campos) {
    if (de <= anterior || ate < de || ate > largura)
      throw new Error(`The field "${nome}" (${de}–${ate}) overlaps another one or leaves the line`)
    anterior = ate
  }
}

const naoCabe = ({ de, ate, nome }: { de: number; ate: number; nome: string }) =>
  new RemessaImpossivel(
    `O campo “${nome}” falta, tem um caractere impossível ou não cabe nas posições ${de} a ${ate} do arquivo.`,
  )

/** A function that writes the line of a record, with its line break. What no field describes is blank. */
export const registro = <C>(largura: number, descricao: readonly Campo<C>[]) => {
  const campos = [...descricao].sort(([de], [outro]) => de - outro)
  conferirPosicoes(largura, campos)
  const partes = campos.map(([de, ate, nome, valor], i) => {
    const vao = ' '.repeat(de - 1 - (campos[i - 1]?.[1] ?? 0))
    return { de, ate, nome, valor, vao, tamanho: ate - de + 1 }
  })
  const final = `${' '.repeat(largura - (campos.at(-1)?.[1] ?? 0))}\r\n`

  return (contexto: C): string => {
    let linha = ''
    for (const parte of partes) {
      const escrito = parte.valor(contexto, parte.tamanho)
      if (escrito?.length !== parte.tamanho) throw naoCabe(parte)
      linha += parte.vao + escrito
    }
    return linha + final
  }
}

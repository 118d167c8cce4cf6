import { lerData } from '@balcao/contract/valores/data'
import type { Linha } from './linhas.ts'
import { RetornoRecusado } from './recusado.ts'

/** Positions as in the bank's manual: counted from 1, both ends included. */
export type Posicoes = readonly [de: number, ate: number]

const SO_DIGITOS = /^\d+$/
const SO_ZEROS = /^0*$/

export const lerTexto = ({ texto }: Linha, [de, ate]: Posicoes): string => texto.slice(de - 1, ate).trim()

const lerDigitos = (linha: Linha, posicoes: Posicoes): string => {
  const digitos = lerTexto(linha, posicoes)
  if (digitos === '' || SO_DIGITOS.test(digitos)) return digitos
  throw new RetornoRecusado(
    'CAMPO_NAO_NUMERICO',
    `A linha ${linha.numero} tem letras onde deveria haver um número (posições ${posicoes[0]} a ${posicoes[1]}).`,
  )
}

/** Also money, which has no separator. Blank is zero. */
export const lerNumero = (linha: Linha, posicoes: Posicoes): number => Number(lerDigitos(linha, posicoes))

/** DDMMAAAA or DDMMAA. Zeros or blanks are no date. */
export const lerDia = (linha: Linha, posicoes: Posicoes): string | null => {
  const digitos = lerDigitos(linha, posicoes)
  if (SO_ZEROS.test(digitos)) return null
  const dia = lerData(digitos.length === 6 ? `${digitos.slice(0, 4)}20${digitos.slice(4)}` : digitos)
  if (dia === null)
    throw new RetornoRecusado(
      'DATA_IMPOSSIVEL',
      `A linha ${linha.numero} tem uma data que não existe (posições ${posicoes[0]} a ${posicoes[1]}).`,
    )
  return dia
}

/** Codes of two characters one after the other. `00` means none. */
export const lerPares = ({ texto }: Linha, [de, ate]: Posicoes): string[] => {
  const pares: string[] = []
  for (let i = de - 1; i < ate; i += 2) {
    const par = texto.slice(i, i + 2).trim()
    if (!SO_ZEROS.test(par)) pares.push(par)
  }
  return pares
}

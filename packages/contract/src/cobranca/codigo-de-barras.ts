import { somarDias } from '#valores/dia.ts'
import type { CodigoDoBanco } from './banco/banco.ts'
import { bancos } from './banco/bancos.ts'
import { comZeros, modulo10, PESOS_2_A_9, resto11 } from './banco/digitos.ts'

const REAL = '9'
const INICIO_DOS_FATORES = '1997-10-07'
const [PRIMEIRO_FATOR, ULTIMO_FATOR] = [1000, 9999]
const FATORES = ULTIMO_FATOR - PRIMEIRO_FATOR + 1
const MILISSEGUNDOS_DO_DIA = 86_400_000

const diasEntre = (de: string, ate: string) => (Date.parse(ate) - Date.parse(de)) / MILISSEGUNDOS_DO_DIA

/** Four digits that count the days. After 9999, on 2025-02-21, they started over at 1000. */
export const fatorDoVencimento = (dia: string): string => {
  const dias = diasEntre(INICIO_DOS_FATORES, dia)
  const fator = dias > ULTIMO_FATOR ? dias - FATORES : dias
  if (!(fator >= PRIMEIRO_FATOR && fator <= ULTIMO_FATOR))
    throw new RangeError(`fatorDoVencimento: no factor for ${dia}`)
  return String(fator)
}

/** A factor means two days, 9000 days apart: the one that is nearer to `perto`. Null: it means none. */
export const vencimentoDoFator = (fator: string, perto: string): string | null => {
  if (!/^[1-9]\d{3}$/.test(fator)) return null
  const antes = somarDias(INICIO_DOS_FATORES, Number(fator))
  const depois = somarDias(antes, FATORES)
  return diasEntre(antes, perto) < diasEntre(perto, depois) ? antes : depois
}

/** Its own edges: 0, 10 and 11 become 1, so that it is never 0. */
const digitoGeral = (sem: string) => {
  const digito = 11 - resto11(sem, PESOS_2_A_9)
  return digito > 9 ? '1' : String(digito)
}

type Cobranca = { banco: CodigoDoBanco; vencimento: string; valor: number; campo_livre: string }

/** The 44 digits under the bars. */
export const codigoDeBarras = ({ banco, vencimento, valor, campo_livre }: Cobranca): string => {
  const { valorMaximo } = bancos[banco]
  if (!Number.isSafeInteger(valor) || valor <= 0 || valor > valorMaximo)
    throw new RangeError(`codigoDeBarras: a boleto of ${banco} goes from 1 to ${valorMaximo} centavos`)
  if (!/^\d{25}$/.test(campo_livre)) throw new RangeError('codigoDeBarras: campo livre has 25 digits')
  const inicio = `${banco}${REAL}`
  const fim = `${fatorDoVencimento(vencimento)}${comZeros(valor, 10)}${campo_livre}`
  return `${inicio}${digitoGeral(inicio + fim)}${fim}`
}

/** `banco` is any bank, because a boleto that somebody types need not be ours. */
export type CodigoLido = { banco: string; fator: string; valor: number; campo_livre: string }

/** Null: the digits are not a boleto's, or one of them is wrong. */
export const lerCodigo = (codigo: string): CodigoLido | null => {
  const [inteiro, inicio = '', digito, fim = ''] = /^(\d{3}9)(\d)(\d{39})$/.exec(codigo) ?? []
  if (!inteiro || digitoGeral(inicio + fim) !== digito) return null
  return {
    banco: inicio.slice(0, 3),
    fator: fim.slice(0, 4),
    valor: Number(fim.slice(4, 14)),
    campo_livre: fim.slice(14),
  }
}

const comDigito = (campo: string) => `${campo}${modulo10(campo)}`
const comPonto = (campo: string) => `${campo.slice(0, 5)}.${campo.slice(5)}`

/** The line that people type instead of reading the bars: `34191.09008 … 6 16570000012990`. */
export const linhaDigitavel = (codigo: string): string => {
  if (lerCodigo(codigo) === null) throw new RangeError('linhaDigitavel: not the barcode of a boleto')
  const campos = [codigo.slice(0, 4) + codigo.slice(19, 24), codigo.slice(24, 34), codigo.slice(34)]
  return [...campos.map((campo) => comPonto(comDigito(campo))), codigo[4], codigo.slice(5, 19)].join(' ')
}

const CAMPOS_DA_LINHA = /^(\d{9})(\d)(\d{10})(\d)(\d{10})(\d)(\d)(\d{14})$/
const PONTUACAO = /[\s\p{P}\p{Cf}]/gu

/**
 * The barcode behind a typed line. Null: it is not a boleto's line, or a digit is wrong. The digits of the three
 * fields do not cover value and date: only the general one does.
 */
export const lerLinha = (texto: string): string | null => {
  const partes = CAMPOS_DA_LINHA.exec(texto.replace(PONTUACAO, ''))
  if (!partes) return null
  const [, um = '', x, dois = '', y, tres = '', z, geral = '', cinco = ''] = partes
  if (modulo10(um) !== x || modulo10(dois) !== y || modulo10(tres) !== z) return null
  const codigo = `${um.slice(0, 4)}${geral}${cinco}${um.slice(4)}${dois}${tres}`
  return lerCodigo(codigo) === null ? null : codigo
}

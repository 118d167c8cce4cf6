import { doEndereco } from '#infra/freio/freio.ts'
import type { Janela } from '#infra/freio/freio-por-janela.ts'

/**
 * Pictures drawn for one address. Pictures that already exist cost nothing and are not counted: a whole
 * office that browses the catalogue for the first time stays far below the limit.
 */
export const janelaDeVariantes = (ip: string): Janela => ({
  chave: doEndereco('variantes', ip),
  maximo: 300,
  segundos: 600,
})

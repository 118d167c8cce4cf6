import { doEndereco } from '#infra/freio/freio.ts'
import type { Janela } from '#infra/freio/freio-por-janela.ts'

/**
 * Pictures drawn for one address. Those drawn already cost nothing and are not counted: a whole office that looks
 * through the catalogue for the first time stays far below it.
 */
export const janelaDeVariantes = (ip: string): Janela => ({
  chave: doEndereco('variantes', ip),
  maximo: 300,
  segundos: 600,
})

import { canonico } from '@balcao/contract/base/canonico'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { Conteudo } from './sincronia.tipos.ts'

/** Of a sale that nobody has typed anything of. */
export const CONTEUDO_VAZIO: Conteudo = {
  dados: RASCUNHO_VAZIO,
  etapa: 'cliente',
  consulta: null,
  anexos: [],
  lido: null,
  corrige: null,
}

/** The same content, whatever the order of its keys. */
export const iguais = (a: unknown, b: unknown) => canonico(a) === canonico(b)

/** The same objects under the keys of `b`: React draws nothing anew for them. */
export const mesmosValores = <T extends object>(a: T, b: T) =>
  (Object.keys(b) as (keyof T)[]).every((chave) => a[chave] === b[chave])

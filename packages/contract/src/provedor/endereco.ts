import * as z from 'zod/mini'
import { Texto, TextoOpcional } from '#base/comum.ts'
import { Cep, formatarCep } from '#valores/cep.ts'
import { CodigoIbge } from './uf.ts'

/** A slip of the keyboard, or a dash for "none". */
const MENOS = /^[-−–—]/
const COM_MENOS = 'O número não começa com “-”. Sem número, escreva S/N'

/** A place in Brazil. The city is stored as its IBGE code; its name and state are looked up, never typed. */
export const Endereco = z.strictObject({
  cep: Cep,
  logradouro: Texto(150),
  /** A text, because "S/N", "12 B" and "km 4" are valid numbers. */
  numero: Texto(15).check(z.refine((numero) => !MENOS.test(numero), { error: COM_MENOS })),
  complemento: TextoOpcional(80),
  bairro: Texto(80),
  codigo_ibge: CodigoIbge,
})
export type Endereco = z.infer<typeof Endereco>

/** In one line, as on an envelope: "Rua Direita, 10, sala 2 – Centro – Campinas – SP – 13010-000". */
export const enderecoEmLinha = (endereco: Omit<Endereco, 'codigo_ibge'>, cidade: string): string => {
  const { logradouro, numero, complemento, bairro, cep } = endereco
  const porta = [logradouro, numero, complemento].filter(Boolean).join(', ')
  return [porta, bairro, cidade, formatarCep(cep)].join(' – ')
}

import * as z from 'zod/mini'
import { Email } from '#base/comum.ts'
import { cnpjValido, cpfValido, limparDocumento } from '#valores/documento.ts'
import { lerTelefone } from '#valores/telefone.ts'

/** The longest key is an e-mail. */
const MAXIMO = 77
const ALEATORIA = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SO_DOCUMENTO = /^[0-9A-Za-z.\-/\s]+$/
/** As people write phones and never a CPF. */
const COMO_TELEFONE = /[+(]|^\d{2}\s|-\d{4}$/

/**
 * Eleven digits are a CPF unless they are written like a phone. Otherwise a mistyped CPF would become somebody
 * else's phone, and the money would go there.
 */
const lerTelefoneDaChave = (texto: string) =>
  texto.replace(/\D/g, '').length === 11 && !COMO_TELEFONE.test(texto) ? null : lerTelefone(texto)

const lerDocumentoDaChave = (texto: string) =>
  SO_DOCUMENTO.test(texto) && (cpfValido(texto) || cnpjValido(texto)) ? limparDocumento(texto) : null

const lerEmailDaChave = (texto: string) => Email.safeParse(texto).data ?? null

/** The key as the bank stores it. Null: it is none. */
export const lerChavePix = (texto: string): string | null => {
  const limpo = texto.trim()
  if (limpo.includes('@')) return lerEmailDaChave(limpo)
  if (ALEATORIA.test(limpo.toLowerCase())) return limpo.toLowerCase()
  return lerDocumentoDaChave(limpo) ?? lerTelefoneDaChave(limpo)
}

const error =
  'Informe uma chave Pix válida: CPF, CNPJ, telefone como (11) 98765-4321, e-mail ou chave aleatória'

export const ChavePix = z.string().check(
  z.trim(),
  z.minLength(1, { abort: true }),
  z.maxLength(MAXIMO, { error, abort: true }),
  z.refine((texto) => lerChavePix(texto) !== null, { error, abort: true }),
  z.overwrite((texto) => lerChavePix(texto) ?? texto),
)

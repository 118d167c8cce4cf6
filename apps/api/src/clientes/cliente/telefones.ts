import type { TelefoneDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { lerTelefone } from '@balcao/contract/valores/telefone'

/**
 * Same result as the database's `chaves_de_telefone`: a mobile has one key with and without its ninth digit.
 */
export const chaveDeTelefone = (e164: string) =>
  e164.replace(/^\+55(?:(\d{2})9(?=[6-9]\d{7}$))?/, (_, ddd: string | undefined) => ddd ?? '')

/**
 * All phones of both, without duplicates. Of the same phone the longer form stays, which has the ninth digit.
 */
export const unirTelefones = (
  primeiros: readonly TelefoneDoCliente[],
  segundos: readonly TelefoneDoCliente[],
): TelefoneDoCliente[] => {
  const unidos = new Map<string, TelefoneDoCliente>()
  for (const telefone of [...primeiros, ...segundos]) {
    const chave = chaveDeTelefone(telefone.numero)
    const igual = unidos.get(chave)
    unidos.set(chave, igual ? unir(igual, telefone) : telefone)
  }
  const todos = [...unidos.values()]
  const principal = todos.find((t) => t.principal) ?? todos[0]
  return todos.map((t) => ({ ...t, principal: t === principal }))
}

const unir = (um: TelefoneDoCliente, outro: TelefoneDoCliente): TelefoneDoCliente => ({
  ...um,
  numero: outro.numero.length > um.numero.length ? outro.numero : um.numero,
  whatsapp: um.whatsapp || outro.whatsapp,
  principal: um.principal || outro.principal,
})

/**
 * The key of a phone that is being typed. Null until it is complete. Old mobiles may lack the ninth digit.
 */
export const chaveDoQueFoiDigitado = (texto: string): string | null => {
  const semNono = /^(?:\+?55)?(\d{2})([6-9]\d{7})$/.exec(texto.replace(/[^\d+]/g, ''))
  const e164 = lerTelefone(texto) ?? (semNono && lerTelefone(`${semNono[1]}9${semNono[2]}`))
  return e164 && chaveDeTelefone(e164)
}

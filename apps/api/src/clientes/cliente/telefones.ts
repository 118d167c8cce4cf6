import type { TelefoneDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { lerTelefone } from '@balcao/contract/valores/telefone'

/** As the database's `chaves_de_telefone` writes it: the same mobile with and without its ninth digit has one key. */
export const chaveDeTelefone = (e164: string) =>
  e164.replace(/^\+55(?:(\d{2})9(?=[6-9]\d{7}$))?/, (_, ddd: string | undefined) => ddd ?? '')

/** Every phone of both, once. Of the same phone the longer form stays, which is the one with the ninth digit. */
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

/** Of a phone as it is being typed: null until it is whole. A mobile may come without its ninth digit, as it once was. */
export const chaveDoQueFoiDigitado = (texto: string): string | null => {
  const semNono = /^(?:\+?55)?(\d{2})([6-9]\d{7})$/.exec(texto.replace(/[^\d+]/g, ''))
  const e164 = lerTelefone(texto) ?? (semNono && lerTelefone(`${semNono[1]}9${semNono[2]}`))
  return e164 && chaveDeTelefone(e164)
}

import { ocultarEmail, ocultarTelefone } from '@balcao/contract/clientes/cliente/mascara'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

const TELEFONES = /\+55\d{10,11}/g

/** How a person sees what a ticket knows of its client. People who may not view clients see the ends of it. */
export const comoVeem = (quem: Pessoa) => {
  const talvez = (ocultar: (texto: string) => string) => (texto: string | null) =>
    texto && !veTudo(quem) ? ocultar(texto) : texto
  return {
    email: talvez(ocultarEmail),
    telefone: talvez(ocultarTelefone),
    /** The history tells which phone became which. */
    detalhe: talvez((texto) => texto.replace(TELEFONES, (telefone) => ocultarTelefone(telefone))),
  }
}
export type ComoVeem = ReturnType<typeof comoVeem>

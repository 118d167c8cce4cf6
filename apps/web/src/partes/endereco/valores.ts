import type { Endereco } from '@balcao/contract/provedor/endereco'

/** An address as a form holds it. The city is null until it is chosen. */
export type ValoresDeEndereco = Omit<Endereco, 'codigo_ibge'> & { codigo_ibge: number | null }

const VAZIO: ValoresDeEndereco = {
  cep: '',
  logradouro: '',
  numero: '',
  complemento: null,
  bairro: '',
  codigo_ibge: null,
}

export const valoresDeEndereco = (endereco: Endereco | null): ValoresDeEndereco => endereco ?? VAZIO

/** Whether an optional address was left out: nothing of it is filled in. */
export const semEndereco = (valores: ValoresDeEndereco): boolean =>
  Object.values(valores).every((valor) => valor === null || String(valor).trim() === '')

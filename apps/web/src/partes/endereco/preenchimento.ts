import type { ConsultaDeCep } from '@balcao/contract/provedor/cep-consulta'
import type { ValoresDeEndereco } from './valores.ts'

/** The fields that a lookup can fill in. */
export type Local = Pick<ValoresDeEndereco, 'logradouro' | 'bairro' | 'codigo_ibge'>

const CAMPOS = ['logradouro', 'bairro', 'codigo_ibge'] as const
/** Nothing filled in. */
export const NADA: Local = { logradouro: '', bairro: '', codigo_ibge: null }

export const localDaConsulta = ({ endereco }: ConsultaDeCep): Local =>
  endereco
    ? { logradouro: endereco.logradouro, bairro: endereco.bairro, codigo_ibge: endereco.cidade.codigo }
    : NADA

/**
 * What a lookup changes in the form: what is empty, and what the lookup before it had filled in, which belongs to
 * another CEP. What a person typed is theirs.
 */
export const preenchimento = (atual: Local, anterior: Local, novo: Local): Partial<Local> =>
  diferencas(
    novo,
    CAMPOS.filter((campo) => atual[campo] === NADA[campo] || atual[campo] === anterior[campo]),
    atual,
  )

/** What the lookup knows and the form says otherwise. */
export const divergencia = (atual: Local, novo: Local): Partial<Local> =>
  diferencas(
    novo,
    CAMPOS.filter((campo) => novo[campo] !== NADA[campo]),
    atual,
  )

const diferencas = (novo: Local, campos: readonly (keyof Local)[], atual: Local): Partial<Local> =>
  Object.fromEntries(
    campos.filter((campo) => novo[campo] !== atual[campo]).map((campo) => [campo, novo[campo]]),
  )

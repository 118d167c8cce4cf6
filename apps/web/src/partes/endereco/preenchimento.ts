import type { ConsultaDeCep } from '@balcao/contract/provedor/cep-consulta'
import type { ValoresDeEndereco } from './valores.ts'

/** The fields that a lookup can fill in. */
export type Local = Pick<ValoresDeEndereco, 'logradouro' | 'bairro' | 'codigo_ibge'>

const CAMPOS = ['logradouro', 'bairro', 'codigo_ibge'] as const
export const NADA: Local = { logradouro: '', bairro: '', codigo_ibge: null }

export const localDaConsulta = ({ endereco }: ConsultaDeCep): Local =>
  endereco
    ? { logradouro: endereco.logradouro, bairro: endereco.bairro, codigo_ibge: endereco.cidade.codigo }
    : NADA

/**
 * What a lookup changes in the form: fields that are empty, and fields filled by the previous lookup, which
 * belong to another CEP. What a person typed is kept.
 */
export const preenchimento = (atual: Local, anterior: Local, novo: Local): Partial<Local> =>
  diferencas(
    novo,
    CAMPOS.filter((campo) => atual[campo] === NADA[campo] || atual[campo] === anterior[campo]),
    atual,
  )

/** The fields where the lookup and the form disagree. */
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

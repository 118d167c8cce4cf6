import { DadosEmpresa, type Empresa } from '@balcao/contract/provedor/empresa'
import type { Endereco } from '@balcao/contract/provedor/endereco'
import * as z from 'zod/mini'
import { semEndereco, type ValoresDeEndereco, valoresDeEndereco } from '#partes/endereco/valores.ts'

export type ValoresEmpresa = Omit<DadosEmpresa, 'endereco'> & { endereco: ValoresDeEndereco }

export const empresaNova: ValoresEmpresa = {
  cnpj: '',
  razao_social: '',
  nome_fantasia: '',
  inscricao_estadual: null,
  email: null,
  telefone: null,
  endereco: valoresDeEndereco(null),
  logo: null,
  ativo: true,
}

export const valoresDe = (empresa: Empresa): ValoresEmpresa => ({
  cnpj: empresa.cnpj,
  razao_social: empresa.razao_social,
  nome_fantasia: empresa.nome_fantasia,
  inscricao_estadual: empresa.inscricao_estadual,
  email: empresa.email,
  telefone: empresa.telefone,
  endereco: valoresDeEndereco(empresa.endereco),
  logo: empresa.logo,
  ativo: empresa.ativo,
})

/**
 * What is sent. An address with nothing filled in becomes null.
 * For any other, the schema has already required the city.
 */
export const paraEnvio = ({ endereco, ...resto }: ValoresEmpresa): DadosEmpresa => ({
  ...resto,
  endereco: semEndereco(endereco) ? null : (endereco as Endereco),
})

/**
 * The contract's own schema, applied to what would be sent.
 * The field names are the same, so errors find their field.
 */
export const EsquemaDosValores = z.pipe(z.transform(paraEnvio), DadosEmpresa)

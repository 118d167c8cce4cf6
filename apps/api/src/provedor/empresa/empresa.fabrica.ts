import { randomBytes } from 'node:crypto'
import type { DadosEmpresa, EdicaoEmpresa, Empresa } from '@balcao/contract/provedor/empresa'
import type { Db } from '#infra/db/conexao.ts'
import { cnpjDeTeste } from '#testes/documentos.ts'
import { empresa } from './empresa.table.ts'

/** A company's body with only the required fields. */
export const dadosDeEmpresa = (dados: Partial<DadosEmpresa> = {}): DadosEmpresa => ({
  cnpj: cnpjDeTeste(),
  razao_social: dados.nome_fantasia ? `${dados.nome_fantasia} Ltda.` : 'Rede Serrana Telecomunicações Ltda.',
  nome_fantasia: 'Rede Serrana',
  inscricao_estadual: null,
  email: null,
  telefone: null,
  endereco: null,
  logo: null,
  ativo: true,
  ...dados,
})

/** A company straight in the database, for tests whose subject is something else. */
export const umaEmpresa = async (db: Db, dados: Partial<DadosEmpresa> = {}) => {
  const nome_fantasia = `Empresa ${randomBytes(4).toString('hex')}`
  const [criada] = await db
    .insert(empresa)
    .values(dadosDeEmpresa({ nome_fantasia, ...dados }))
    .returning()
  if (!criada) throw new Error('sem empresa')
  return criada
}

/** A body that saves the record unchanged, except for what the test changes. */
export const edicaoDeEmpresa = (atual: Empresa, mudancas: Partial<EdicaoEmpresa> = {}): EdicaoEmpresa => {
  const { id: _, usuarios: __, criado_em: ___, atualizado_em: ____, ...dados } = atual
  return { ...dados, ...mudancas }
}

export const ENDERECO = {
  cep: '13010000',
  logradouro: 'Rua Barão de Jaguara',
  numero: '1001',
  complemento: null,
  bairro: 'Centro',
  codigo_ibge: 3509502,
}

import type { CampoDaImportacao } from '@balcao/contract/clientes/importacao/campos'
import { limparDocumento } from '@balcao/contract/valores/documento'
import type { Valores } from './ler.ts'

/** The one client of the spreadsheet to start from. */
export const EXEMPLO: Partial<Record<CampoDaImportacao, string>> & { cpf_cnpj: string; nome: string } = {
  cpf_cnpj: '529.982.247-25',
  nome: 'Maria Aparecida da Silva',
  rg: '12.345.678-9',
  data_nascimento: '31/12/1985',
  nome_mae: 'Ana da Silva',
  email: 'maria@exemplo.com.br',
  telefone: '(19) 98765-4321',
  situacao: 'Ativo',
  cep: '13010-000',
  logradouro: 'Rua Barão de Jaguara',
  numero: '1001',
  complemento: 'Apto 12',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
  referencia: 'Em frente à praça',
  latitude: '-22,9056',
  longitude: '-47,0608',
  id_externo: '1001',
}

const DOCUMENTO = limparDocumento(EXEMPLO.cpf_cnpj)

/** Left in, it would become a client whom nobody knows. */
export const ehOExemplo = ({ cpf_cnpj, nome }: Valores) => cpf_cnpj === DOCUMENTO && nome === EXEMPLO.nome

import type { Uf } from './uf.ts'

export const TOTAL_DE_MUNICIPIOS = 5_571

/** `cidades` is the number of its cities. */
export const estados = [
  { sigla: 'AC', nome: 'Acre', cidades: 22 },
  { sigla: 'AL', nome: 'Alagoas', cidades: 102 },
  { sigla: 'AP', nome: 'Amapá', cidades: 16 },
  { sigla: 'AM', nome: 'Amazonas', cidades: 62 },
  { sigla: 'BA', nome: 'Bahia', cidades: 417 },
  { sigla: 'CE', nome: 'Ceará', cidades: 184 },
  { sigla: 'DF', nome: 'Distrito Federal', cidades: 1 },
  { sigla: 'ES', nome: 'Espírito Santo', cidades: 78 },
  { sigla: 'GO', nome: 'Goiás', cidades: 246 },
  { sigla: 'MA', nome: 'Maranhão', cidades: 217 },
  { sigla: 'MT', nome: 'Mato Grosso', cidades: 142 },
  { sigla: 'MS', nome: 'Mato Grosso do Sul', cidades: 79 },
  { sigla: 'MG', nome: 'Minas Gerais', cidades: 853 },
  { sigla: 'PA', nome: 'Pará', cidades: 144 },
  { sigla: 'PB', nome: 'Paraíba', cidades: 223 },
  { sigla: 'PR', nome: 'Paraná', cidades: 399 },
  { sigla: 'PE', nome: 'Pernambuco', cidades: 185 },
  { sigla: 'PI', nome: 'Piauí', cidades: 224 },
  { sigla: 'RJ', nome: 'Rio de Janeiro', cidades: 92 },
  { sigla: 'RN', nome: 'Rio Grande do Norte', cidades: 167 },
  { sigla: 'RS', nome: 'Rio Grande do Sul', cidades: 497 },
  { sigla: 'RO', nome: 'Rondônia', cidades: 52 },
  { sigla: 'RR', nome: 'Roraima', cidades: 15 },
  { sigla: 'SC', nome: 'Santa Catarina', cidades: 295 },
  { sigla: 'SP', nome: 'São Paulo', cidades: 645 },
  { sigla: 'SE', nome: 'Sergipe', cidades: 75 },
  { sigla: 'TO', nome: 'Tocantins', cidades: 139 },
] as const satisfies { sigla: Uf; nome: string; cidades: number }[]

import * as z from 'zod/mini'

/** Every field that a spreadsheet column may fill in, with the label that people see. */
export const camposDaImportacao = {
  cpf_cnpj: 'CPF ou CNPJ',
  nome: 'Nome ou razão social',
  nome_social: 'Nome social',
  nome_fantasia: 'Nome fantasia',
  rg: 'RG',
  inscricao_estadual: 'Inscrição estadual',
  data_nascimento: 'Data de nascimento',
  nome_mae: 'Nome da mãe',
  responsavel_nome: 'Responsável (nome)',
  responsavel_cpf: 'Responsável (CPF)',
  email: 'E-mail',
  telefone: 'Telefone principal',
  telefone_2: 'Segundo telefone',
  telefone_3: 'Terceiro telefone',
  situacao: 'Situação',
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  uf: 'UF',
  codigo_ibge: 'Código IBGE da cidade',
  referencia: 'Ponto de referência',
  latitude: 'Latitude',
  longitude: 'Longitude',
  observacoes: 'Observações',
  id_externo: 'Código no outro sistema',
} as const

export type CampoDaImportacao = keyof typeof camposDaImportacao
const nomes = Object.keys(camposDaImportacao) as [CampoDaImportacao, ...CampoDaImportacao[]]
export const CampoDaImportacao = z.enum(nomes)

/** Without these, a client can be neither created nor found again. */
export const camposObrigatorios = ['cpf_cnpj', 'nome'] as const satisfies CampoDaImportacao[]

/**
 * A wrong value in any other field may be left out, but not in these. Without the situation, a client who has
 * left would come in as active. The code is how the other system knows the client.
 */
const indispensaveis: readonly CampoDaImportacao[] = [...camposObrigatorios, 'situacao', 'id_externo']
export const ehDispensavel = (campo: CampoDaImportacao) => !indispensaveis.includes(campo)

const LIMITE_DE_COLUNAS = 500

/** For each column of the file, in order, the field that it fills in. Null: the column is ignored. */
export const Mapeamento = z.array(z.nullable(CampoDaImportacao)).check(
  z.minLength(1),
  z.maxLength(LIMITE_DE_COLUNAS),
  z.refine((colunas) => {
    const usados = colunas.filter((campo) => campo !== null)
    return new Set(usados).size === usados.length
  }, 'Duas colunas preenchem o mesmo campo'),
)
export type Mapeamento = z.infer<typeof Mapeamento>

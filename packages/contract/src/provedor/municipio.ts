import * as z from 'zod/mini'
import { NumeroDaUrl } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { escolha } from '#base/escolha.ts'
import { Uf } from './uf.ts'

export const TOTAL_DE_MUNICIPIOS = 5_571
const MUNICIPIOS_POR_PEDIDO = 200

/** `codigo` is the prefix of every IBGE code in the state. `cidades` is the number of its cities. */
export const ufs = [
  { sigla: 'AC', nome: 'Acre', codigo: 12, cidades: 22 },
  { sigla: 'AL', nome: 'Alagoas', codigo: 27, cidades: 102 },
  { sigla: 'AP', nome: 'Amapá', codigo: 16, cidades: 16 },
  { sigla: 'AM', nome: 'Amazonas', codigo: 13, cidades: 62 },
  { sigla: 'BA', nome: 'Bahia', codigo: 29, cidades: 417 },
  { sigla: 'CE', nome: 'Ceará', codigo: 23, cidades: 184 },
  { sigla: 'DF', nome: 'Distrito Federal', codigo: 53, cidades: 1 },
  { sigla: 'ES', nome: 'Espírito Santo', codigo: 32, cidades: 78 },
  { sigla: 'GO', nome: 'Goiás', codigo: 52, cidades: 246 },
  { sigla: 'MA', nome: 'Maranhão', codigo: 21, cidades: 217 },
  { sigla: 'MT', nome: 'Mato Grosso', codigo: 51, cidades: 142 },
  { sigla: 'MS', nome: 'Mato Grosso do Sul', codigo: 50, cidades: 79 },
  { sigla: 'MG', nome: 'Minas Gerais', codigo: 31, cidades: 853 },
  { sigla: 'PA', nome: 'Pará', codigo: 15, cidades: 144 },
  { sigla: 'PB', nome: 'Paraíba', codigo: 25, cidades: 223 },
  { sigla: 'PR', nome: 'Paraná', codigo: 41, cidades: 399 },
  { sigla: 'PE', nome: 'Pernambuco', codigo: 26, cidades: 185 },
  { sigla: 'PI', nome: 'Piauí', codigo: 22, cidades: 224 },
  { sigla: 'RJ', nome: 'Rio de Janeiro', codigo: 33, cidades: 92 },
  { sigla: 'RN', nome: 'Rio Grande do Norte', codigo: 24, cidades: 167 },
  { sigla: 'RS', nome: 'Rio Grande do Sul', codigo: 43, cidades: 497 },
  { sigla: 'RO', nome: 'Rondônia', codigo: 11, cidades: 52 },
  { sigla: 'RR', nome: 'Roraima', codigo: 14, cidades: 15 },
  { sigla: 'SC', nome: 'Santa Catarina', codigo: 42, cidades: 295 },
  { sigla: 'SP', nome: 'São Paulo', codigo: 35, cidades: 645 },
  { sigla: 'SE', nome: 'Sergipe', codigo: 28, cidades: 75 },
  { sigla: 'TO', nome: 'Tocantins', codigo: 17, cidades: 139 },
] as const satisfies { sigla: Uf; nome: string; codigo: number; cidades: number }[]

const porCodigo = new Map<number, (typeof ufs)[number]>(ufs.map((uf) => [uf.codigo, uf]))

/** The state is part of the city's code, so no lookup is needed. */
export const ufDoMunicipio = (codigo: number) => porCodigo.get(Math.floor(codigo / 100_000))

/** Seven digits, the first two being a state's. Only the database knows whether the city exists. */
export const CodigoIbge = z
  .int()
  .check(z.refine((codigo) => ufDoMunicipio(codigo) !== undefined, 'Cidade desconhecida'))

export const Cidades = escolha(CodigoIbge, 6_000)

export const Municipio = z.object({ codigo: z.int(), nome: z.string(), uf: Uf })
export type Municipio = z.infer<typeof Municipio>

/** "Campinas – SP": used wherever the state is not shown already. */
export const nomeComUf = ({ nome, uf }: Pick<Municipio, 'nome' | 'uf'>): string => `${nome} – ${uf}`

/** `3509502,3550308`, in a URL. */
const ListaDeCodigos = z.pipe(
  z.string().check(z.maxLength(2_000), z.regex(/^\d{7}(,\d{7})*$/)),
  z.pipe(
    z.transform((texto: string) => texto.split(',').map(Number)),
    z.array(z.int()).check(z.maxLength(MUNICIPIOS_POR_PEDIDO)),
  ),
)

export const FiltroMunicipio = z.strictObject({
  busca: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  uf: z.optional(Uf),
  limite: z.optional(NumeroDaUrl(1, 50)),
})
export type FiltroMunicipio = z.infer<typeof FiltroMunicipio>

export const municipioApi = {
  buscar: endpoint({
    method: 'GET',
    path: '/municipio',
    permissao: 'autenticada',
    resumo: 'Procurar cidades pelo nome, a mais parecida primeiro',
    query: FiltroMunicipio,
    resposta: z.array(Municipio),
  }),
  porCodigos: endpoint({
    method: 'GET',
    path: '/municipio/nomes',
    permissao: 'autenticada',
    resumo: 'Nomes de cidades pelos códigos do IBGE',
    query: z.strictObject({ codigos: ListaDeCodigos }),
    resposta: z.array(Municipio),
  }),
  doEstado: endpoint({
    method: 'GET',
    path: '/municipio/uf/:uf',
    permissao: 'autenticada',
    resumo: 'Todas as cidades de um estado',
    params: z.strictObject({ uf: Uf }),
    resposta: z.array(Municipio),
  }),
  todos: endpoint({
    method: 'GET',
    path: '/municipio/todos',
    permissao: 'autenticada',
    resumo: 'Todas as cidades do país, para um aparelho que pode ficar sem rede',
    resposta: z.array(Municipio),
  }),
}

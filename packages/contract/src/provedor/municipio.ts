import * as z from 'zod/mini'
import { NumeroDaUrl } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { escolha } from '#base/escolha.ts'
import { CodigoIbge, Uf } from './uf.ts'

const MUNICIPIOS_POR_PEDIDO = 200

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
    resumo: 'Procurar cidades pelo nome: primeiro as em que se vende, e depois a mais parecida',
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

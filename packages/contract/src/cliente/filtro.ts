import * as z from 'zod/mini'
import { TipoPessoa } from '../catalogo.ts'
import { Id, NumeroDaUrl, SimNaoDaUrl } from '../comum.ts'
import { DataIso } from '../data.ts'
import { Uf } from '../municipio.ts'
import { filtroDeLista } from '../pagina.ts'
import { OrigemCliente, SituacaoCliente } from './situacao.ts'

const criterios = {
  situacao: z.optional(SituacaoCliente),
  tipo_pessoa: z.optional(TipoPessoa),
  empresa_id: z.optional(Id),
  codigo_ibge: z.optional(NumeroDaUrl(1_100_000, 5_399_999)),
  uf: z.optional(Uf),
  restrito: z.optional(SimNaoDaUrl),
  origem: z.optional(OrigemCliente),
  criado_de: z.optional(DataIso),
  criado_ate: z.optional(DataIso),
}

export const ordensDeCliente = ['criado_em', 'nome', 'atualizado_em'] as const
const lista = filtroDeLista(ordensDeCliente)

export const FiltroCliente = z.strictObject({ ...lista, ...criterios })
export type FiltroCliente = z.infer<typeof FiltroCliente>

/** How many there are is a question of its own: the page never waits for it. */
export const FiltroTotalDeClientes = z.strictObject({ busca: lista.busca, ...criterios })
export type FiltroTotalDeClientes = z.infer<typeof FiltroTotalDeClientes>

import * as z from 'zod/mini'
import { Id, NumeroDaUrl, SimNaoDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { Uf } from '#provedor/uf.ts'
import { DataIso } from '#valores/data.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
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

const ordensDeCliente = ['criado_em', 'nome', 'atualizado_em'] as const
const lista = filtroDeLista(ordensDeCliente)

export const FiltroCliente = z.strictObject({ ...lista, ...criterios })
export type FiltroCliente = z.infer<typeof FiltroCliente>

/** The total is a separate call, so that the page never waits for it. */
export const FiltroTotalDeClientes = z.strictObject({ busca: lista.busca, ...criterios })
export type FiltroTotalDeClientes = z.infer<typeof FiltroTotalDeClientes>

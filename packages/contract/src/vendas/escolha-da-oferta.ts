import * as z from 'zod/mini'
import { canonico } from '#base/canonico.ts'
import { Id } from '#base/comum.ts'
import { EscolhaDeAdicional } from '#catalogo/preco/escolha-de-adicional.ts'
import { TipoPessoa } from '#valores/pessoa.ts'

/** What the price of a sale depends on, besides the catalogue. */
export const EscolhaDaOferta = z.object({
  empresa_id: z.optional(Id),
  canal_venda_id: z.optional(Id),
  plano_id: z.optional(Id),
  codigo_ibge: z.optional(z.int()),
  tipo_pessoa: z.optional(TipoPessoa),
  adicionais: z.array(EscolhaDeAdicional),
  promocoes: z.nullable(z.array(Id)),
  cupom: z.optional(z.string()),
})
export type EscolhaDaOferta = z.infer<typeof EscolhaDaOferta>

/** Whether a sent sale keeps the price that was frozen with it: only another offer is priced again. */
export const mesmaOferta = (antes: EscolhaDaOferta, depois: EscolhaDaOferta): boolean =>
  canonico(comparavel(antes)) === canonico(comparavel(depois))

const comparavel = ({ cupom, adicionais, promocoes, ...resto }: EscolhaDaOferta) => ({
  ...resto,
  cupom: cupom || undefined,
  adicionais: adicionais.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  promocoes: promocoes?.toSorted() ?? null,
})

import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { DataIso } from '#valores/data.ts'
import { permissoesDoPainel } from './painel-api.ts'

export const VENDAS_NO_MAXIMO = 10_000
export const RECEITA_NO_MAXIMO = 1_000_000_000

/** What somebody should sell in a month. Nothing in either: there is no goal. */
const alvo = {
  vendas: z.nullable(z.int().check(z.gte(1), z.lte(VENDAS_NO_MAXIMO))),
  /** In centavos of the regular monthly value. */
  receita: z.nullable(z.int().check(z.gte(1), z.lte(RECEITA_NO_MAXIMO))),
}

const MetaDoVendedor = z.object({
  vendedor_id: Id,
  nome: z.string(),
  ...alvo,
  /** What was sent in that month so far. */
  vendidas: z.int(),
  vendidas_valor: z.int(),
})
export type MetaDoVendedor = z.infer<typeof MetaDoVendedor>

export const EdicaoDasMetas = z.strictObject({
  /** Any day of it. */
  mes: DataIso,
  /** What is not named stays as it is: it may be somebody else's by now. */
  metas: z
    .array(z.extend(z.partial(z.strictObject(alvo)), { vendedor_id: Id }))
    .check(z.minLength(1), z.maxLength(1_000)),
})
export type EdicaoDasMetas = z.infer<typeof EdicaoDasMetas>

export const metaApi = {
  listar: endpoint({
    method: 'GET',
    path: '/painel/meta',
    permissao: permissoesDoPainel,
    resumo:
      'Metas de um mês e o que já foi vendido: de todos os alcançados ou, sem LISTAR.TODAS_VENDAS, a própria',
    query: z.strictObject({ mes: DataIso }),
    resposta: z.array(MetaDoVendedor),
  }),
  editar: endpoint({
    method: 'PUT',
    path: '/painel/meta',
    permissao: 'EDITAR.META',
    resumo: 'Dizer quanto cada um deve vender em um mês',
    body: EdicaoDasMetas,
    /** How many goals are other than before. */
    resposta: z.object({ mudadas: z.int() }),
  }),
}

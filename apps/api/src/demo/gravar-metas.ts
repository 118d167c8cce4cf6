import { mesDe } from '@balcao/contract/painel/periodo'
import type { Contexto } from '#infra/http/contexto.ts'
import { editarMetas } from '#painel/meta/meta.commands.ts'
import type { Vendedor } from './vendas.ts'

const VENDAS_POR_MES = [12, 8, 15, 10]
const RECEITA_POR_MES = 1_500_00

/** Most sellers have a goal for this month, some also for its value. */
export const gravarMetas = (contexto: Contexto, vendedores: readonly Vendedor[], hoje: string) =>
  editarMetas(contexto, {
    mes: mesDe(hoje),
    metas: vendedores.slice(0, -1).map(({ id }, i) => ({
      vendedor_id: id,
      vendas: VENDAS_POR_MES[i % VENDAS_POR_MES.length] ?? null,
      receita: i % 2 ? RECEITA_POR_MES : null,
    })),
  })

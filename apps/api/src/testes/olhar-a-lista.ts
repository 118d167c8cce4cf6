import type { Permissao } from '@balcao/contract/base/permissao'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import type { Venda } from '@balcao/contract/vendas/venda'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { venda } from '#vendas/venda/venda.table.ts'
import type { usarVendas } from './usar-vendas.ts'

/** All sales of the person's companies, with their clients. */
export const TODAS: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'VISUALIZAR.CLIENTE']

/** The list of sales, and sales where a test wants them in it. */
export const olharALista = ({ s, dados, enviada }: ReturnType<typeof usarVendas>) => {
  const listar = async (token: string, query = '') => {
    const { status, corpo } = await s().pedir('GET', `/venda${query}`, { token })
    expect(status, JSON.stringify(corpo)).toBe(200)
    return corpo as { itens: VendaNaLista[]; anterior: string | null; proximo: string | null }
  }
  const ids = ({ itens }: { itens: { id: string }[] }) => itens.map(({ id }) => id)

  /** A sale somewhere else in the table, as far as a list sees it. */
  const mover = (id: string, mudancas: Partial<typeof venda.$inferInsert>) =>
    s().db.update(venda).set(mudancas).where(eq(venda.id, id))

  /** So many days from today, where the provider is. */
  const dia = (dias: number) =>
    sql`(now() at time zone 'America/Sao_Paulo')::date + ${dias}::integer` as unknown as string

  /** Sales of a company of their own, so that other tests' sales do not count. */
  const outraEmpresa = async (quantas: number) => {
    const empresa = await s().fabrica.empresa('Serra Net')
    const vendedor = await s().fabrica.pessoa({ empresas: [empresa.id] })
    const vendas: Venda[] = []
    for (let i = 0; i < quantas; i++)
      vendas.push(await enviada(dados({ empresa_id: empresa.id }), { token: vendedor.acesso }))
    return { empresa, vendedor, vendas }
  }

  return { listar, ids, mover, dia, outraEmpresa }
}

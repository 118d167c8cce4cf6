import type { Oferta, PedidoDePreco } from '@balcao/contract/catalogo/oferta'
import { adicional, adicionalIncompativel } from '#catalogo/adicional/adicional.table.ts'
import { dadosDeAdicional } from '#catalogo/adicional/adicional-de-teste.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Ambiente } from '#teste/ambiente.ts'

export const CAMPINAS = 3509502
export const SANTOS = 3548500

type NovoAdicional = typeof adicional.$inferInsert

export const umAdicional = async (db: Db, mudancas: Partial<NovoAdicional> = {}) => {
  const { incompativel_com: _, ...dados } = dadosDeAdicional(mudancas)
  const [criado] = await db
    .insert(adicional)
    .values(dados as NovoAdicional)
    .returning()
  if (!criado) throw new Error('sem adicional')
  return criado
}

export const incompativeis = async (db: Db, um: { id: string }, outro: { id: string }) => {
  const [menor_id = '', maior_id = ''] = [um.id, outro.id].sort()
  await db.insert(adicionalIncompativel).values({ menor_id, maior_id })
}

export const chamadasDeOferta = (s: () => Ambiente) => {
  const listar = (token: string, filtro: Record<string, string | number> = {}) => {
    const busca = new URLSearchParams(
      Object.fromEntries(Object.entries(filtro).map(([nome, valor]) => [nome, String(valor)])),
    )
    return s().pedir('GET', `/oferta?${busca}`, { token })
  }
  return {
    listar,
    ofertas: async (token: string, filtro: Record<string, string | number> = {}): Promise<Oferta[]> =>
      (await listar(token, filtro)).corpo.itens,
    nomes: async (token: string, filtro: Record<string, string | number> = {}) =>
      ((await listar(token, filtro)).corpo.itens as Oferta[]).map(({ nome }) => nome).sort(),
    preco: (token: string, pedido: Partial<PedidoDePreco> & { plano_id: string }) =>
      s().pedir('POST', '/oferta/preco', { token, corpo: { adicionais: [], promocoes: null, ...pedido } }),
  }
}

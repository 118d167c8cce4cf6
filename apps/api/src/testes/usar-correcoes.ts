import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { RascunhoAberto } from '@balcao/contract/vendas/rascunho-aberto-api'
import type { Venda } from '@balcao/contract/vendas/venda'
import { eq } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { rascunho } from '#vendas/rascunho/rascunho.table.ts'
import { expirarVendas } from '#vendas/venda/expirar.commands.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { usarVendas } from './usar-vendas.ts'

/** Sales that came back to whoever sold them, and their correction. */
export const usarCorrecoes = () => {
  const vendas = usarVendas()
  const { s, caixa, dados, enviada, alguem } = vendas
  const quem = { analista: '', supervisor: '' }
  beforeAll(async () => {
    // Who edits sales of others could correct in any state.
    const vendedor = await alguem(['REALIZAR_VENDA', 'REALIZAR_VENDA.DOCUMENTO_FRENTE'])
    Object.assign(caixa, { vendedor: vendedor.acesso, vendedorId: vendedor.id })
    quem.analista = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).acesso
    quem.supervisor = (await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])).acesso
  })

  const agir = ({ id, versao }: Pick<Venda, 'id' | 'versao'>, acao: string, corpo: object, token: string) =>
    s().pedir('POST', `/venda/${id}/${acao}`, { token, corpo: { versao, ...corpo } })
  const exigir = async (...argumentos: Parameters<typeof agir>): Promise<Venda> => {
    const { status, corpo } = await agir(...argumentos)
    if (status !== 200) throw new Error(`${argumentos[1]}: ${status} ${JSON.stringify(corpo)}`)
    return corpo
  }
  const devolvida = async (pedido = dados(), motivo = 'O número da casa está errado') =>
    exigir(await enviada(pedido), 'devolver', { motivo }, quem.analista)
  const expirada = async (pedido: DadosDoRascunho) => {
    const espera = await enviada(pedido)
    await s().db.update(venda).set({ aceite_ate: '2020-01-01T00:00:00Z' }).where(eq(venda.id, espera.id))
    await expirarVendas(s().db)
    const { corpo } = await s().pedir('GET', `/venda/${espera.id}`, { token: caixa.vendedor })
    return corpo as Venda
  }

  const abrir = (id: string, token = caixa.vendedor) => s().pedir('GET', `/venda/rascunho/${id}`, { token })
  const aberto = async (id: string): Promise<RascunhoAberto> => (await abrir(id)).corpo
  const gravar = (id: string, corpo: object, token = caixa.vendedor) =>
    s().pedir('PUT', `/venda/rascunho/${id}`, {
      token,
      corpo: { etapa: 'revisao', dispositivo: 'Chrome', versao: null, ...corpo },
    })
  const gravados = (id: string) => s().db.$count(rascunho, eq(rascunho.id, id))
  const comNumero = (antes: DadosDoRascunho, numero: string) => ({
    ...antes,
    endereco: { ...antes.endereco, numero },
  })

  /** As the last step of the correction does it. */
  const corrigir = (
    { id, corrige, ...aberta }: RascunhoAberto,
    mudados: DadosDoRascunho = aberta.dados,
    { token = caixa.vendedor, total_mostrado = corrige?.vendida.preco.total_fidelidade ?? 0 } = {},
  ) =>
    agir(
      { id, versao: corrige?.versao ?? 0 },
      'editar',
      { dados: mudados, total_mostrado, reenviar: true },
      token,
    )

  return {
    ...vendas,
    ...{ quem, exigir, devolvida, expirada },
    ...{ abrir, aberto, gravar, gravados, comNumero, corrigir },
  }
}

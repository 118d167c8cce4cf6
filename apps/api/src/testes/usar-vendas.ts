import type { Permissao } from '@balcao/contract/base/permissao'
import type { Envio } from '@balcao/contract/vendas/envio'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { Venda } from '@balcao/contract/vendas/venda'
import { v7 } from 'uuid'
import { beforeAll } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { dadosDeVenda } from '#vendas/venda/venda.fabrica.ts'
import { usarServidor } from './ambiente.ts'

/** For test files about sales: a server, a company with a channel and a plan, and a seller. */
export const usarVendas = (variaveis: Record<string, string> = {}) => {
  const s = usarServidor(variaveis)
  const caixa = { empresa_id: '', canal_venda_id: '', plano_id: '', vendedor: '', vendedorId: '' }
  beforeAll(async () => {
    caixa.empresa_id = (await s().fabrica.empresa('Vale Net')).id
    caixa.canal_venda_id = (await umCanal(s().db)).id
    caixa.plano_id = (await umPlano(s().db)).id
    const vendedor = await s().fabrica.pessoa({ empresas: [caixa.empresa_id] })
    caixa.vendedor = vendedor.acesso
    caixa.vendedorId = vendedor.id
  })
  const dados = (mudancas: Partial<DadosDoRascunho> = {}) => {
    const { empresa_id, canal_venda_id, plano_id } = caixa
    return dadosDeVenda({ empresa_id, canal_venda_id, plano_id }, mudancas)
  }
  /** What the catalogue asks for it now. */
  const totalDe = async (pedido: DadosDoRascunho, token = caixa.vendedor) => {
    const { plano_id, empresa_id, canal_venda_id, adicionais, promocoes, cupom, cliente, endereco } = pedido
    const { corpo } = await s().pedir('POST', '/oferta/preco', {
      token,
      corpo: {
        ...{ plano_id, empresa_id, canal_venda_id, adicionais, promocoes, cupom },
        tipo_pessoa: cliente.tipo_pessoa,
        codigo_ibge: endereco.codigo_ibge,
      },
    })
    return (corpo.preco?.total_fidelidade ?? 0) as number
  }
  const enviar = async (
    pedido = dados(),
    { token = caixa.vendedor, ...outros }: Partial<Envio> & { token?: string } = {},
  ) => {
    const total_mostrado = outros.total_mostrado ?? (await totalDe(pedido, token))
    return s().pedir('POST', '/venda', {
      token,
      corpo: { id: v7(), dados: pedido, total_mostrado, ...outros },
    })
  }
  /** As a device does it: an overloaded server asks to come back, and the key makes that harmless. */
  const insistir = async (...argumentos: Parameters<typeof enviar>): ReturnType<typeof enviar> => {
    const resposta = await enviar(...argumentos)
    return resposta.status === 503 ? insistir(...argumentos) : resposta
  }
  const enviada = async (...argumentos: Parameters<typeof enviar>): Promise<Venda> => {
    const { status, corpo } = await enviar(...argumentos)
    if (status !== 201) throw new Error(`enviar venda: ${status} ${JSON.stringify(corpo)}`)
    return corpo
  }
  const alguem = async (grupo: Permissao[], empresas = [caixa.empresa_id]) =>
    s().fabrica.pessoa({ grupo, empresas })
  return { s, caixa, dados, totalDe, enviar, insistir, enviada, alguem }
}

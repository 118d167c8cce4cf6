import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { enderecoDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import type { Db } from '#infra/db/conexao.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { umaEmpresa } from '#provedor/empresa/empresa.fabrica.ts'
import { dadosDeVenda } from '#vendas/venda/venda.fabrica.ts'
import { ADMIN } from './admin.ts'

type Chamar = (
  metodo: string,
  caminho: string,
  pedido: { token?: string; corpo: unknown },
) => Promise<{ texto: string }>
export type NovaVenda = (n: number) => { dados: DadosDoRascunho; total_mostrado: number }

/** What a load needs to sell: a company, a channel, a plan with its price, and somebody signed in. */
export const prepararVendas = async (chamar: Chamar, db: Db) => {
  const onde = {
    empresa_id: (await umaEmpresa(db)).id,
    canal_venda_id: (await umCanal(db)).id,
    plano_id: (await umPlano(db)).id,
  }
  const login = await chamar('POST', '/auth/login?provedor=local', { corpo: ADMIN })
  const { access_token: token } = JSON.parse(login.texto) as { access_token: string }
  const corpo = { ...onde, tipo_pessoa: 'PF', adicionais: [], promocoes: null }
  const preco = JSON.parse((await chamar('POST', '/oferta/preco', { token, corpo })).texto)
  const { cep, logradouro, bairro, codigo_ibge } = enderecoDeTeste()
  const venda: NovaVenda = (n) => ({
    dados: dadosDeVenda(onde, { endereco: { cep, logradouro, bairro, codigo_ibge, numero: String(n) } }),
    total_mostrado: preco.preco.total_fidelidade as number,
  })
  return { token, venda }
}

import type { Venda } from '@balcao/contract/vendas/venda'
import type { usarVendas } from './usar-vendas.ts'

type Vendas = ReturnType<typeof usarVendas>
type Alvo = Pick<Venda, 'id' | 'versao'>

/** Actions on sales by whoever `padrao` says, unless another token is given. */
export const agirNaVenda = ({ s }: Pick<Vendas, 's'>, padrao: () => string) => {
  const agir = ({ id, versao }: Alvo, acao: string, corpo: object = {}, token = padrao()) =>
    s().pedir('POST', `/venda/${id}/${acao}`, { token, corpo: { versao, ...corpo } })
  const feita = async (...argumentos: Parameters<typeof agir>): Promise<Venda> => {
    const { status, corpo } = await agir(...argumentos)
    if (status !== 200) throw new Error(`${argumentos[1]}: ${status} ${JSON.stringify(corpo)}`)
    return corpo
  }
  return { agir, feita }
}

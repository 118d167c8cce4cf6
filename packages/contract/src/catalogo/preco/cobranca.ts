import type { Desconto } from '../promocao.ts'
import { valorDoDesconto } from './desconto.ts'
import type { AdicionalDoPreco, EntradaDePreco, PlanoDoPreco, PromocaoDoPreco } from './preco-entrada.ts'

/** Something that is charged, with every discount on it. Only numbers: `preco.ts` puts them into words. */
export type Cobranca = {
  tipo: 'PLANO' | 'ADICIONAL' | 'INSTALACAO'
  id: string
  nome: string
  quantidade: number
  /** For all units together. */
  valor: number
  /** Charged every month; otherwise once, on the first invoice. */
  recorrente: boolean
  abatimentos: Abatimento[]
}

/** What a promotion would take off on its own. It ignores the others, so that their order cannot matter. */
export type Abatimento = { promocao: PromocaoDoPreco; desconto: Desconto; meses: number; valor: number }

export function cobrar({ plano, adicionais, promocoes }: EntradaDePreco): Cobranca[] {
  const ordenadas = promocoes.toSorted(porPrioridade)
  return [
    doPlano(plano, ordenadas),
    ...adicionais.map((a) => doAdicional(a, ordenadas)),
    daInstalacao(plano, ordenadas),
  ]
}

export const porPrioridade = (a: PromocaoDoPreco, b: PromocaoDoPreco): number =>
  b.prioridade - a.prioridade || (a.id < b.id ? -1 : 1)

function doPlano({ id, nome, valor_mensal }: PlanoDoPreco, promocoes: PromocaoDoPreco[]): Cobranca {
  const abatimentos = promocoes.flatMap((promocao) =>
    abater(promocao, promocao.desconto_mensalidade, promocao.duracao_meses, valor_mensal),
  )
  return { tipo: 'PLANO', id, nome, quantidade: 1, valor: valor_mensal, recorrente: true, abatimentos }
}

function daInstalacao({ id, taxa_instalacao }: PlanoDoPreco, promocoes: PromocaoDoPreco[]): Cobranca {
  const abatimentos = promocoes.flatMap((promocao) =>
    abater(promocao, promocao.desconto_instalacao, 1, taxa_instalacao),
  )
  const nome = 'Instalação'
  return {
    tipo: 'INSTALACAO',
    id,
    nome,
    quantidade: 1,
    valor: taxa_instalacao,
    recorrente: false,
    abatimentos,
  }
}

function doAdicional(adicional: AdicionalDoPreco, promocoes: PromocaoDoPreco[]): Cobranca {
  const { id, nome, quantidade, valor } = adicional
  const recorrente = adicional.cobranca === 'MENSAL'
  const abatimentos = promocoes.flatMap((promocao) =>
    promocao.adicionais
      .filter((vinculado) => vinculado.id === id)
      .flatMap(({ valor_promocional, meses }) => {
        const desconto: Desconto = { tipo: 'PRECO_FINAL', valor: valor_promocional }
        return abater(promocao, desconto, recorrente ? meses : 1, valor, quantidade)
      }),
  )
  return { tipo: 'ADICIONAL', id, nome, quantidade, valor: valor * quantidade, recorrente, abatimentos }
}

function abater(
  promocao: PromocaoDoPreco,
  desconto: Desconto | null,
  meses: number,
  preco: number,
  quantidade = 1,
): Abatimento[] {
  const valor = desconto === null ? 0 : valorDoDesconto(desconto, preco) * quantidade
  return desconto === null || valor === 0 ? [] : [{ promocao, desconto, meses, valor }]
}

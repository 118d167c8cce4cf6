import type { AdicionalDaPromocao, DadosPromocao } from '@balcao/contract/catalogo/promocao'
import type { canais } from './canais.ts'
import { LITORAL } from './empresas.ts'
import type { adicionais } from './recursos-e-adicionais.ts'

/** Links by key and plan code. Days count from today. */
export type PromocaoDaDemo = Omit<DadosPromocao, 'planos' | 'canais' | 'vigencia_inicio' | 'vigencia_fim'> & {
  planos: string[]
  canais: (keyof typeof canais)[]
  deDia: number
  ateDia: number | null
  vinculados: (Omit<AdicionalDaPromocao, 'adicional_id'> & { chave: keyof typeof adicionais })[]
}

const padrao = {
  descricao: null,
  codigo: null,
  desconto_mensalidade: null,
  desconto_instalacao: null,
  duracao_meses: 1,
  todos_planos: true,
  planos: [],
  todos_canais: true,
  canais: [],
  todas_cidades: true,
  cidades: [],
  limite_total: null,
  limite_por_cliente: null,
  limite_por_vendedor: null,
  cumulativa: true,
  prioridade: 0,
  ativo: true,
  deDia: -30,
  ateDia: null,
  vinculados: [],
}

/**
 * One of every kind: percentage, amount, final price; monthly fee, installation, both; coupon, limits, gifts.
 */
export const promocoes: PromocaoDaDemo[] = [
  {
    ...padrao,
    nome: 'Boas-vindas: metade do preço',
    descricao: '50% nas três primeiras mensalidades de qualquer plano de fibra',
    desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 50_00 },
    duracao_meses: 3,
    todos_planos: false,
    planos: ['FIBRA-300', 'FIBRA-500', 'FIBRA-700', 'FIBRA-1000'],
    cumulativa: false,
    prioridade: 50,
    ateDia: 60,
  },
  {
    ...padrao,
    nome: 'Instalação grátis',
    desconto_instalacao: { tipo: 'PERCENTUAL', valor: 100_00 },
    prioridade: 10,
  },
  {
    ...padrao,
    nome: 'Equipe de rua: R$ 20 a menos',
    descricao: 'Só para vendas feitas na porta do cliente',
    desconto_mensalidade: { tipo: 'VALOR', valor: 20_00 },
    duracao_meses: 12,
    todos_canais: false,
    canais: ['portaAPorta'],
    limite_por_vendedor: 40,
  },
  {
    ...padrao,
    nome: 'Litoral 800 a R$ 119,90',
    desconto_mensalidade: { tipo: 'PRECO_FINAL', valor: 119_90 },
    duracao_meses: 6,
    todos_planos: false,
    planos: ['LITORAL-800'],
    todas_cidades: false,
    cidades: LITORAL,
    limite_total: 500,
    ateDia: 5,
  },
  {
    ...padrao,
    nome: 'Cupom do vizinho',
    descricao: 'Quem foi indicado paga menos no começo e na instalação',
    codigo: 'VIZINHO',
    desconto_mensalidade: { tipo: 'VALOR', valor: 30_00 },
    desconto_instalacao: { tipo: 'PRECO_FINAL', valor: 49_90 },
    duracao_meses: 2,
    limite_por_cliente: 1,
  },
  {
    ...padrao,
    nome: 'Verão com cinema',
    descricao: 'Cinema em casa por R$ 4,90 durante seis meses, e ponto extra pela metade',
    todos_planos: false,
    planos: ['FIBRA-300', 'FIBRA-500', 'LITORAL-400', 'LITORAL-800'],
    deDia: 20,
    ateDia: 110,
    vinculados: [
      { chave: 'cinema', obrigatorio: true, valor_promocional: 4_90, meses: 6 },
      { chave: 'ponto', obrigatorio: false, valor_promocional: 9_95, meses: 6 },
    ],
  },
]

import type { AdicionalDisponivel } from './adicionais.ts'
import type { PlanoDoPreco, PromocaoDoPreco } from './preco-entrada.ts'

/** Ids that are easy to tell apart and to order. */
export const idDeTeste = (numero: number): string =>
  `0199a000-0000-7000-8000-${String(numero).padStart(12, '0')}`

export const fibra500: PlanoDoPreco = {
  id: idDeTeste(1),
  nome: 'Fibra 500 Mega',
  valor_mensal: 99_90,
  taxa_instalacao: 150_00,
  fidelidade_meses: 12,
  beneficio_valor: 600_00,
}

export const pontoExtra: AdicionalDisponivel = {
  id: idDeTeste(11),
  nome: 'Ponto extra',
  cobranca: 'MENSAL',
  valor: 19_90,
  obrigatorio: false,
  quantidade_maxima: 3,
  incompativel_com: [],
}

export const roteador: AdicionalDisponivel = {
  ...pontoExtra,
  id: idDeTeste(12),
  nome: 'Roteador Wi-Fi 6',
  cobranca: 'UNICA',
  valor: 249_00,
  quantidade_maxima: 1,
}

export const streaming: AdicionalDisponivel = {
  ...pontoExtra,
  id: idDeTeste(13),
  nome: 'Árvore TV',
  valor: 29_90,
  quantidade_maxima: 1,
}

/** A promotion without any discount yet. */
export const promocaoDeTeste = (numero: number, dados: Partial<PromocaoDoPreco> = {}): PromocaoDoPreco => ({
  id: idDeTeste(100 + numero),
  nome: `Promoção ${numero}`,
  desconto_mensalidade: null,
  desconto_instalacao: null,
  duracao_meses: 1,
  cumulativa: true,
  prioridade: 0,
  adicionais: [],
  ...dados,
})

import type { Passo } from '@balcao/contract/vendas/primeiros-passos'

const fazer: Record<Exclude<Passo, 'ligacao'>, string> = {
  empresa: 'Cadastrar empresa',
  canal: 'Cadastrar canal',
  recurso: 'Cadastrar recurso',
  plano: 'Cadastrar plano',
  vendedor: 'Convidar vendedor',
}

const SOME = 'Esta lista some sozinha quando a primeira venda for enviada, em qualquer empresa.'

export const textos = {
  ateAVenda: 'Até a primeira venda',
  falta: (feitos: number, todos: number) => `${feitos} de ${todos} prontos. ${SOME}`,
  pronto: `Tudo pronto: falta só vender. ${SOME}`,
  feito: 'Pronto',
  aFazer: 'Falta',
  fazer,
  antesDeVender: 'Antes de vender a sério: ',
  situacao: 'e-mail, cópia de segurança, endereço público',
  novaVenda: 'Nova venda',
}

import type { Passo } from '@balcao/contract/vendas/primeiros-passos'
import { emLista } from '#textos/emLista.ts'

const nomes: Record<Passo, string> = {
  ligacao: 'Uma empresa para você',
  empresa: 'Uma empresa',
  canal: 'Um canal de venda',
  recurso: 'Um recurso',
  plano: 'Um plano à venda',
  vendedor: 'Quem vende',
}

const paraQue: Record<Passo, string> = {
  ligacao: 'Você ainda não está em nenhuma empresa, e toda venda é de uma empresa.',
  empresa: 'Em nome de quem se vende: toda venda e todo cliente são de uma empresa.',
  canal: 'Por onde se vende (loja, telefone, porta a porta) e quais anexos a venda pede.',
  recurso: 'O que um plano inclui, como “Wi-Fi 6”: aparece no cartão do plano.',
  plano: 'O que se vende: velocidade, preço, e em que cidades e canais.',
  vendedor: 'Uma pessoa com a permissão de realizar venda, ligada a uma empresa.',
}

export const textos = {
  nomes,
  paraQue,
  /** Nobody of the same companies can: whoever administers the whole can always. */
  peca: (quem: readonly string[]) => `Peça a ${quem.length ? emLista(quem) : 'quem administra o sistema'}.`,
}

import type { CorrecaoQueDesfaz } from '@balcao/contract/vendas/correcao-desfaz'

export const textos = {
  titulo: 'Esta correção desfaz o que já estava combinado',
  muda: (oQue: string) => `Muda o que foi vendido: ${oQue}.`,
  fora: 'O que você não tocou vale como está no cadastro, que pode ter mudado depois da venda.',
  deixa: 'Deixa de valer:',
  depois: 'A venda passa de novo pelo caminho até a aprovação.',
  confirmar: 'Salvar mesmo assim',
  oferta: 'Oferta',
  preco: 'Preço',
  desfaz: {
    AUTORIZACAO: 'a autorização',
    ACEITE: 'o aceite do assinante, que recebe um novo link',
    LINK: 'o link que o assinante tem, no lugar do qual recebe outro',
    APROVACAO: 'a aprovação, e com ela o contrato',
  } satisfies Record<Exclude<CorrecaoQueDesfaz['desfaz'][number], 'VISITA'>, string>,
  visita: (dia: string, turno: string) => `a instalação marcada para ${dia}, ${turno}`,
}

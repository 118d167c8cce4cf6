import type { PassoDaFechada } from '@balcao/contract/vendas/aceite-fechada'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'

export const textos = {
  titulo: 'Venda fechada',
  buscando: 'Buscando a sua contratação…',
  ola: (nome: string) => `${nome}, a sua internet`,
  agora: 'O que acontece agora',
  caminho: 'O caminho até a instalação',
  visita: (dia: string, turno: string) =>
    `Instalação marcada para ${dia}, ${turno}. É preciso haver um adulto em casa.`,
  desejo: (dia: string, turno: string) =>
    `Você pediu a instalação para ${dia}, ${turno}. O dia ainda será confirmado.`,
  aceiteAte: (quando: string) => `Aceite até ${quando}, pelo link que você recebeu.`,
  desistir: (dia: string) => `Você pode desistir sem pagar nada até ${dia}.`,
  falta: 'Ainda não',
  resumo: 'O seu pedido',
  plano: 'Plano',
  velocidade: 'Velocidade',
  adicionais: 'Também',
  promocoes: 'Promoção',
  porMes: 'Por mês',
  primeiraFatura: 'Primeira conta',
  semOAParte: (valor: string) => `${valor}. O que se paga uma vez só vem em outro boleto.`,
  instalacao: 'Instalação',
  gratis: 'Grátis',
  fidelidade: 'Fidelidade',
  semFidelidade: 'Não há',
  vencimento: 'Vencimento',
  todoDia: (dia: number) => `Todo dia ${dia}`,
  pagamento: 'Pagamento',
  cidade: 'Cidade',
  comprovante: 'Comprovante',
  aceitoEm: (quando: string) => `Você aceitou em ${quando}.`,
  baixar: 'Baixar o comprovante (PDF)',
  preparando: 'O comprovante está sendo preparado. Ele aparece aqui em instantes.',
  semAceite: 'O comprovante aparece aqui depois que a oferta for aceita.',
  conferir: 'Conferir um PDF',
  conferirTexto:
    'Recebeu um comprovante e quer saber se é verdadeiro? Escolha o arquivo: ele não sai do seu aparelho.',
  escolher: 'Escolher o PDF',
  conferindo: 'Conferindo…',
  confere: (quando: string) => `É verdadeiro: este é o comprovante desta contratação, aceita em ${quando}.`,
  naoConfere: 'Este arquivo não é o comprovante desta contratação, ou foi alterado.',
  semConta: 'Este navegador não consegue conferir arquivos aqui. Tente em outro aparelho.',
  fale: 'Precisa de ajuda? Fale com',
}

export const passos: Record<PassoDaFechada, string> = {
  ENVIADA: 'Pedido feito',
  ACEITA: 'Oferta aceita por você',
  APROVADA: 'Pedido aprovado',
  AGENDADA: 'Instalação marcada',
  INSTALADA: 'Internet instalada',
}

const conferindo = 'Estamos conferindo o seu pedido. Você não precisa fazer nada.'
export const agora: Record<SituacaoVenda, string> = {
  RASCUNHO: conferindo,
  AGUARDANDO_AUTORIZACAO: conferindo,
  AGUARDANDO_ACEITE: 'Falta você aceitar a oferta.',
  EM_ANALISE: conferindo,
  PENDENTE: 'Quem vendeu está acertando um detalhe do pedido. Se precisar de você, entra em contato.',
  EXPIRADA: 'O prazo para aceitar a oferta acabou. Peça outro link a quem vendeu.',
  APROVADA: 'Pedido aprovado. Agora vamos marcar o dia da instalação.',
  AGENDADA: 'A instalação está marcada.',
  CONCLUIDA: 'A sua internet está instalada. Bom proveito!',
  REPROVADA: 'O pedido não foi aprovado, e nada será cobrado.',
  CANCELADA: 'O pedido foi cancelado.',
}

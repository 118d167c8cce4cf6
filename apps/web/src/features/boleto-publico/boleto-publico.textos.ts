import type { EstadoDoBoletoPublico } from '@balcao/contract/cobranca/boleto-publico'

export const textos = {
  titulo: 'Boleto',
  buscando: 'Buscando o seu boleto…',
  semValor:
    'Ele pode ter vindo cortado na mensagem. Abra a mensagem de novo e toque no link inteiro, ou peça outro a quem enviou a cobrança.',
  pedirOutro: 'Para pedir outro link, escreva para',
  aPagar: 'Valor a pagar',
  aPagarHoje: 'Valor de hoje',
  comMulta: (multa: string, juros: string) => `Já com multa de ${multa} e juros de ${juros}.`,
  semMulta: 'Sem multa nem juros até hoje.',
  comDesconto: (desconto: string, ate: string) =>
    `Já com desconto de ${desconto}, para quem paga até ${ate}.`,
  vencimento: (dia: string) => `Vencimento: ${dia}`,
  bastaUm: 'Escolha um dos dois jeitos: basta um.',
  pix: 'Pagar com Pix',
  copiarPix: 'Copiar o código Pix',
  comoPix: 'Depois, no app do seu banco, escolha “Pix copia e cola” e cole.',
  pixCopiado: 'Copiado! Agora, no app do seu banco, escolha “Pix copia e cola” e cole.',
  codigoPix: 'Código Pix copia e cola',
  qr: 'QR Code do Pix',
  lerQr: 'Ou leia este QR Code com o app do seu banco.',
  mostrarQr: 'Mostrar o QR Code',
  boleto: 'Pagar com boleto',
  registrando:
    'O banco ainda está registrando este boleto. A linha digitável passa a valer em até 1 dia útil.',
  registrandoComPix:
    'O banco ainda está registrando este boleto. A linha digitável passa a valer em até 1 dia útil; por Pix você já pode pagar.',
  vencido: 'A linha é a mesma de antes do vencimento: o banco soma a multa e os juros na hora.',
  copiarLinha: 'Copiar a linha digitável',
  comoLinha: 'Depois, no app do seu banco, escolha pagar boleto e cole.',
  linhaCopiada: 'Copiada! Agora, no app do seu banco, escolha pagar boleto e cole.',
  linha: 'Linha digitável',
  baixar: 'Baixar o boleto (PDF)',
  copieVoce: 'Este navegador não copia sozinho. O código está marcado: segure o dedo sobre ele e copie.',
  cobranca: 'O que está sendo cobrado',
  cobrado: 'O que foi cobrado',
  total: 'Total',
  multa: 'Multa',
  juros: 'Juros',
  desconto: 'Desconto',
  recebe: 'Quem recebe',
  cnpj: 'CNPJ',
  confira: 'Antes de pagar, confira no app do banco o nome de quem recebe.',
  fale: 'Alguma dúvida? Fale com',
}

export const titulos: Record<EstadoDoBoletoPublico, string> = {
  PAGAVEL: 'o seu boleto',
  SEM_REGISTRO: 'o seu boleto',
  PAGO: 'este boleto está pago',
  CANCELADO: 'este boleto foi cancelado',
  INDISPONIVEL: 'este boleto não pode mais ser pago',
}

export const encerrado: Record<'PAGO' | 'CANCELADO' | 'INDISPONIVEL', string> = {
  PAGO: 'Você não precisa fazer mais nada. Obrigado!',
  CANCELADO: 'Não pague este boleto: ele não vale mais.',
  INDISPONIVEL: 'O banco não aceita mais este boleto. Peça outro a quem enviou a cobrança.',
}

export const pagoEm = (dia: string) => `Pago em ${dia}`

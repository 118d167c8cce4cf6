import { emMeses } from '@balcao/contract/catalogo/oferta-texto'

export const textos = {
  porMes: 'por mês',
  primeiraFatura: 'Primeira fatura',
  umaVezNoBoleto: (boleto: number) => `o que se paga uma vez está no boleto ${boleto}`,
  instalacao: 'Instalação',
  fidelidade: 'Fidelidade',
  semFidelidade: 'Sem fidelidade',
  beneficio: 'Benefício',
  totalDoPeriodo: (meses: number) => `Total em ${emMeses(meses)}`,
  economia: 'Economia no período',
  mesAMes: 'Mês a mês',
  mes: 'Mês',
  mensalidade: 'Mensalidade',
  multa: 'Multa se sair',
  multaNoMes: 'O que se paga para sair durante o mês, em proporção ao que falta.',
}

export const textos = {
  onde: 'Onde instalar',
  outro: 'Outro endereço',
  novo: 'Endereço novo',
  desde: (dia: string) => `no cadastro desde ${dia}`,
  comContrato: 'com contrato',
  maisNovo: 'o mais novo',
  referencia: 'Ponto de referência',
}

export const textos = {
  onde: 'Onde instalar',
  outro: 'Outro endereço',
  novo: 'Endereço novo',
  referencia: 'Ponto de referência',
}

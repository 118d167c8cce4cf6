export const textos = {
  nenhum: 'Este plano não tem adicionais. Pode continuar.',
  total: 'Com estes adicionais',
  porMes: (valor: string) => `${valor} por mês`,
  primeiraFatura: (valor: string) => `primeira fatura de ${valor}`,
  problemas: 'Confira os adicionais',
  tirarForaDaqui: 'Tirar o que não é mais vendido',
}

export const textos = {
  titulo: 'Boleto da instalação',
  texto: (valor: string) => `${valor} cobrados uma vez só. Com boleto próprio, saem da primeira fatura.`,
  deOutroValor: (numero: number, valor: string) =>
    `O boleto ${numero} foi emitido com outro valor, ${valor}: cancele-o e emita outro.`,
  emitir: 'Emitir boleto da instalação',
  confirmar: 'Emitir boleto',
  vencimento: 'Vencimento',
  emitido: (numero: number) => `Boleto ${numero} emitido`,
}

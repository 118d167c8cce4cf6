export const textos = {
  titulo: 'Emitir boleto',
  texto:
    'Para cobrar o que não é a mensalidade. As dos contratos são emitidas na página de cada contrato, ou em lote.',
  procurar: 'De quem cobrar',
  para: 'Cobrar de',
  outro: 'Escolher outro',
  escolha: 'Escolha de quem cobrar',
  descricao: 'O que é cobrado',
  descricaoExemplo: 'Mudança de endereço, segunda via do roteador…',
  valor: 'Valor',
  vencimento: 'Vencimento',
  emitir: 'Emitir boleto',
  emitirDe: (valor: string) => `Emitir boleto de ${valor}`,
  emitido: (numero: number, valor: string) => `Boleto ${numero} emitido, de ${valor}`,
}

/** The name of each part of a boleto, in lists and on its own page. */
export const rotulos = {
  numero: 'Nº',
  cliente: 'Cliente',
  descricao: 'Descrição',
  origem: 'Origem',
  empresa: 'Empresa',
  conta: 'Conta',
  valor: 'Valor',
  vencimento: 'Vencimento',
  situacao: 'Situação',
  registro: 'No banco',
  nosso_numero: 'Nosso número',
  pago_em: 'Pago em',
  valor_pago: 'Valor pago',
  meio: 'Meio',
  criado_em: 'Emitido em',
}

const dias = (quantos: number) => (quantos === 1 ? '1 dia' : `${quantos} dias`)

export const textos = {
  titulo: 'Boletos',
  vencido: 'Vencido',
  vencidoHa: (quantos: number) => `vencido há ${dias(quantos)}`,
  venceHoje: 'vence hoje',
  venceEm: (dia: string) => `vence em ${dia}`,
  venceuEm: (dia: string) => `venceu em ${dia}`,
  pagoEm: (dia: string) => `pago em ${dia}`,
  recebidos: (valor: string) => `${valor} recebidos`,
  proximoDiaUtil: (dia: string) => `Nesse dia os bancos não abrem: vence em ${dia}, o próximo dia útil.`,
  numero: (numero: number) => `Boleto ${numero}`,
  saiu: 'Saiu desta lista',
  verTodos: 'Ver todos',
  emitir: 'Emitir boleto',
  arquivo: 'boletos.pdf',
}

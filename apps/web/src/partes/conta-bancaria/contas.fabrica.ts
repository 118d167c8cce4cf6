export const CONTA = '019a0000-0000-7000-8000-0000000000c1'
export const OUTRA_CONTA = '019a0000-0000-7000-8000-0000000000c2'

/** As the options endpoint answers: the default first. */
export const duasContas = [
  { id: CONTA, nome: 'Itaú boletos', banco: '341', padrao: true },
  { id: OUTRA_CONTA, nome: 'Sicoob', banco: '756', padrao: false },
]

import type { FiltroBoleto } from './boleto-filtro.ts'

/** What is overdue first, then what is due next, then what is over. Of what is paid, the last is first. */
export const ordemDosBoletos = ({ ordem, visao, situacao, pago_de, pago_ate }: Partial<FiltroBoleto>) => {
  if (ordem) return ordem
  if (visao === 'pagos' || situacao === 'PAGO' || pago_de || pago_ate) return '-pago_em'
  return situacao === 'CANCELADO' ? '-vencimento' : 'a_vencer'
}

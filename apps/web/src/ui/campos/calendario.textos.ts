export const textos = {
  mesAnterior: 'Mês anterior',
  proximoMes: 'Próximo mês',
  mesEAno: 'Mês e ano',
  mes: 'Mês',
  ano: 'Ano',
}

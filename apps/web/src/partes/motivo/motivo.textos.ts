export const textos = {
  curto: (minimo: number) => `Escreva ao menos ${minimo} letras`,
  longo: (tem: number, cabem: number) =>
    `O texto tem ${tem.toLocaleString('pt-BR')} caracteres, e cabem ${cabem}: encurte-o`,
}

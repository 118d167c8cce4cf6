export const textos = {
  tem: 'O que tem e o que espera',
  semPlano: 'Nenhum plano',
  aMais: (quantos: number) => (quantos === 1 ? 'e mais 1 plano' : `e mais ${quantos} planos`),
  venda: (protocolo: number) => `Venda ${protocolo}`,
  atendimentos: (quantos: number) =>
    quantos === 1 ? '1 atendimento em aberto' : `${quantos} atendimentos em aberto`,
  atrasados: (quantos: number) => (quantos === 1 ? '1 atrasado' : `${quantos} atrasados`),
  boletos: (quantos: number) => (quantos === 1 ? '1 boleto em aberto' : `${quantos} boletos em aberto`),
  vencidos: (quantos: number, valor: string) =>
    quantos === 1 ? `1 vencido, ${valor}` : `${quantos} vencidos, ${valor}`,
}

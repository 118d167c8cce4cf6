export const textos = {
  tem: 'O que tem e o que espera',
  semPlano: 'Nenhum plano',
  aMais: (quantos: number) => (quantos === 1 ? 'e mais 1 plano' : `e mais ${quantos} planos`),
  venda: (protocolo: number) => `Venda ${protocolo}`,
  atendimentos: (quantos: number) =>
    quantos === 1 ? '1 atendimento em aberto' : `${quantos} atendimentos em aberto`,
  atrasados: (quantos: number) => (quantos === 1 ? '1 atrasado' : `${quantos} atrasados`),
}

export const textos = {
  preco: 'Preço da venda',
  escolhaPlano: 'Escolha um plano para ver o preço.',
  semPlano: 'O plano escolhido não é vendido com estes dados. Escolha outro na etapa Plano.',
  mes: '/mês',
  depois: (tempo: string, valor: string) => `por ${tempo}, depois ${valor}`,
  aosPoucos: (tempo: string, valor: string) => `por ${tempo}, aos poucos até ${valor}`,
  instalacao: (valor: string) => `instalação ${valor}`,
  instalacaoGratis: 'instalação grátis',
  fidelidade: (tempo: string) => `fidelidade de ${tempo}`,
  semFidelidade: 'sem fidelidade',
  detalhes: 'Mês a mês e primeira fatura',
}

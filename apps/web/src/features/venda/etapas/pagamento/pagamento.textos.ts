export const textos = {
  vencimento: 'Dia do vencimento',
  dia: (dia: number) => `Dia ${dia}`,
  forma: 'Forma de pagamento',
  instalacao: 'Dia desejado para a instalação',
  desejo: 'É um pedido: a equipe confirma o dia depois da aprovação.',
  turno: 'Turno',
  vagas: {
    fechado: (porque: string) => `No dia pedido não haverá instalação (${porque}). Escolha outro.`,
    diaCheio: 'O dia pedido para a instalação está cheio nesta cidade. Escolha outro.',
    turnoCheio: (turno: string, livres: string) =>
      `No dia pedido não há mais lugar para o turno ${turno}; há para ${livres}.`,
  },
  observacoes: 'Observações',
  observacoesDica: 'O que a equipe precisa saber: ponto de encontro, cachorro bravo, portaria.',
  falhou: 'Os dias de vencimento não carregaram.',
}

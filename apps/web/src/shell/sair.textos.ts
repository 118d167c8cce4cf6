export const textos = {
  pergunta: (quantas: number) =>
    quantas === 1 ? 'Sair com uma venda por enviar?' : `Sair com ${quantas} vendas por enviar?`,
  consequencia: (quantas: number) =>
    quantas === 1
      ? 'Ela está só neste aparelho. Fica guardada, e só sai quando você entrar de novo nele.'
      : 'Elas estão só neste aparelho. Ficam guardadas, e só saem quando você entrar de novo nele.',
  sair: 'Sair assim mesmo',
  ficar: 'Ficar',
}

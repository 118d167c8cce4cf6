export const textos = {
  titulo: 'Boleto de teste',
  texto:
    'Para a homologação: a empresa cobra a si mesma, e o banco confere o boleto impresso e a remessa antes que um cliente seja cobrado.',
  emitir: 'Emitir boleto de teste',
  outro: 'Emitir outro',

  usaOSalvo: 'Usa os dados já salvos desta conta. Quem paga é a própria empresa.',
  travaOsDados:
    'Este será o primeiro boleto da conta: depois dele os dados do banco não mudam mais. Confira-os antes.',
  valor: 'Valor',
  vencimento: 'Vencimento',

  emitido: (numero: number) =>
    `O boleto ${numero} foi emitido e vai na próxima remessa. Mande ao banco o PDF e o arquivo da remessa.`,
  pdf: 'Baixar PDF',
  ver: (numero: number) => `Ver o boleto ${numero}`,
}

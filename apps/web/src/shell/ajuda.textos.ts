// Apart from the catalogue, which every visitor downloads.
export const textos = {
  ajuda: 'Ajuda',
  ajudaDaTela: 'Ajuda desta tela (abre em outra aba)',
}

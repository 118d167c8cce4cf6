const TELA_DE_VENDA = '/vendedor'

/** Whether an address belongs to the sale, which also works without network. */
export const ehDaVenda = (caminho: string) =>
  caminho === TELA_DE_VENDA || caminho.startsWith(`${TELA_DE_VENDA}/`)

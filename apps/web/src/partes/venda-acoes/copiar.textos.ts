// Apart from the other actions' texts: the seller's home only copies.
export const textos = {
  /** The copy looks like what it was made from. */
  feito: 'Cópia feita: este é o rascunho novo. Mude o que for diferente.',
}

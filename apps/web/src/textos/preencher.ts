/** Fills the numbered gaps of a text: `preencher('{0} de {1}', 2, 5)` → `2 de 5`. */
export const preencher = (texto: string, ...valores: (string | number)[]) =>
  texto.replace(/\{(\d)\}/g, (lacuna, indice) => String(valores[Number(indice)] ?? lacuna))

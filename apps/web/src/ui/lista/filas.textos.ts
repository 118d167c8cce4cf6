export const textos = {
  titulo: 'Filas',
  maisDe: (total: number) => `${total}+`,
  maisDePorExtenso: (total: number) => `mais de ${total}`,
  emAtraso: 'em atraso',
}

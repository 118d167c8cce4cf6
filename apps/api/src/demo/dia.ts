export const diaDe = (instante: Date) => instante.toISOString().slice(0, 10)

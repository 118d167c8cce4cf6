export const textos = { inativo: (nome: string) => `${nome} (inativo)` }

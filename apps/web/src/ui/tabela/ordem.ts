export type Sentido = 'ascending' | 'descending' | 'none'

/** The order as lists send it: `nome`, or `-nome` for descending. */
export function sentidoDe(ordem: string | undefined, coluna: string): Sentido {
  if (ordem === coluna) return 'ascending'
  return ordem === `-${coluna}` ? 'descending' : 'none'
}

export const proximaOrdem = (ordem: string | undefined, coluna: string): string =>
  ordem === coluna ? `-${coluna}` : coluna

const posicao = (n: number, total: number) => `posição ${n} de ${total}`

/** Announced to people who cannot see the row move. */
export const textos = {
  alca: (nome: string) => `Mover ${nome}`,
  instrucoes:
    'Espaço ou Enter pega o item; as setas o movem; Home e End o levam às pontas; Espaço solta; Esc desiste.',
  pego: (nome: string, n: number, total: number) => `${nome} na mão, ${posicao(n, total)}.`,
  passou: (nome: string, n: number, total: number) => `${nome}, ${posicao(n, total)}.`,
  solto: (nome: string, n: number, total: number) => `${nome} solto na ${posicao(n, total)}.`,
  desistiu: (nome: string, n: number, total: number) =>
    `Ordem mantida: ${nome} continua na ${posicao(n, total)}.`,
  acoes: (nome: string) => `Ações de ${nome}`,
  paraOComeco: 'Mover para o começo',
  paraCima: 'Mover para cima',
  paraBaixo: 'Mover para baixo',
  paraOFim: 'Mover para o fim',
}

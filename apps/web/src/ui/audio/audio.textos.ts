export const textos = {
  tocar: 'Ouvir',
  pausar: 'Pausar',
  posicao: 'Posição no áudio',
  de: (posicao: string, duracao: string) => `${posicao} de ${duracao}`,
  velocidade: (vezes: string) => `Velocidade: ${vezes} vezes. Mudar`,
  falhou: 'Este áudio não pôde ser tocado. Tente de novo, ou baixe o arquivo.',
}

// Downloaded with the question: the home has little room.
export const textos = {
  pergunta: (quem: string) => `Descartar o rascunho de ${quem}?`,
  perguntaSemCliente: 'Descartar este rascunho?',
  consequencia: 'O que foi digitado e os anexos são apagados, aqui e no servidor. Não dá para desfazer.',
  perguntaDaCorrecao: (protocolo: number) => `Descartar a correção da venda ${protocolo}?`,
  consequenciaDaCorrecao: 'A venda fica como está, com os anexos. Só o que você mudou nela se perde.',
  descartado: 'Rascunho descartado',
  descartadoAqui: 'Rascunho descartado neste aparelho. No servidor, sai sozinho quando houver rede.',
}

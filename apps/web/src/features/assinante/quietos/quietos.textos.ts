export const textos = {
  errado: {
    titulo: 'O que está errado?',
    explicacao: 'Escreva com as suas palavras. A venda volta a quem vendeu, que corrige e manda outro link.',
    campo: 'O que precisa mudar',
    curto: 'Escreva o que está errado',
    enviar: 'Enviar para quem vendeu',
  },

  recusa: {
    titulo: 'Você não quer mais esta internet?',
    explicacao: 'A venda é cancelada, sem custo nenhum. Depois disso, só com uma venda nova.',
    primeira: 'Não quero mais',
    ficar: 'Voltar para a oferta',
    certeza: 'Tem certeza?',
    certezaTexto: 'Ao confirmar, a venda é cancelada na hora.',
    confirmar: 'Sim, cancelar a venda',
  },
}

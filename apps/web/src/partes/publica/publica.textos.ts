export const textos = {
  tentarDeNovo: 'Tentar de novo',
  demora: 'Está demorando: a internet parece lenta. Espere um pouco, sem fechar a página.',
  semRede: 'Sem resposta. Confira a sua internet e tente de novo: o que você escreveu continua aqui.',
  linkSemValor: {
    titulo: 'Este link não vale mais',
    texto:
      'Ele pode ter vindo cortado, já ter sido usado, ou ter passado do prazo. Peça outro link a quem fez a venda: chega na hora.',
    ajuda: 'Se não conseguir falar com essa pessoa, escreva para',
  },
}

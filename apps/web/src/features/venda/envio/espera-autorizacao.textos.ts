export const textos = {
  vaiEsperar: 'Depois de enviada, vai esperar a autorização de um supervisor',
  podeEsperar: 'Depois de enviada, pode esperar de novo a autorização de um supervisor',
}

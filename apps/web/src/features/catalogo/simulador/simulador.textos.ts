export const textos = {
  emOutrosLugares: 'Há outras que valem só em algumas cidades ou canais: escolha-os no catálogo para vê-las.',
  cupomDeOutroLugar: 'Este cupom vale só em algumas cidades ou canais: escolha-os no catálogo para usá-lo',
  preco: 'Preço',
  calculando: 'Conferindo com o servidor…',
  conferido: 'Preço conferido pelo servidor',
  etiqueta: 'Etiqueta da oferta',
  emOutraAba: 'abre em outra aba',
  naoVendido: 'Este plano não é vendido com os filtros escolhidos.',
}

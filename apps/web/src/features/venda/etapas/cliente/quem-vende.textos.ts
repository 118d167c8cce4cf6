export const textos = {
  vendedor: 'Vendedor',
  precisaDeRede: 'A lista de vendedores precisa de rede.',
  voltou: 'Quem estava escolhido não vende por esta empresa: a venda voltou para o seu nome.',
}

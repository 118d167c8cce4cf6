// Apart from the catalogue, which every visitor downloads.
export const textos = {
  buscarDica:
    'Tela, plano, protocolo de venda ou de atendimento, ou nome, CPF/CNPJ ou telefone de um cliente',
  nadaEncontrado: 'Nada encontrado',
  procurando: 'Procurando…',
  buscaFalhou: 'Parte da busca não respondeu',
  restrito: 'Com restrição',
  ajuda: 'Ajuda: o manual inteiro',
}

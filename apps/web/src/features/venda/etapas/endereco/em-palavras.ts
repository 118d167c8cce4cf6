import { type EnderecoDoCliente, nomesDosEnderecos } from '@balcao/contract/clientes/cliente/contato'

/** Two lines: the door, and the city. */
export const enderecoEmPalavras = (endereco: EnderecoDoCliente) => ({
  texto: [endereco.logradouro, endereco.numero, endereco.complemento].filter(Boolean).join(', '),
  detalhe: `${nomesDosEnderecos[endereco.tipo]} · ${[endereco.bairro, `${endereco.cidade} – ${endereco.uf}`].filter(Boolean).join(', ')}`,
})

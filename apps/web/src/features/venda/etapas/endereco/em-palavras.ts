import { type EnderecoDoCliente, nomesDosEnderecos } from '@balcao/contract/clientes/cliente/contato'
import { formatarData } from '@balcao/contract/valores/data'
import type { SinalDoEndereco } from '@balcao/contract/vendas/preparo-api'
import { textos } from './endereco.textos.ts'

/** As options. Where masks make several read the same, each says what tells it from the others. */
export const enderecosEmPalavras = (
  enderecos: readonly EnderecoDoCliente[],
  sinais: readonly SinalDoEndereco[] = [],
) => {
  const opcoes = enderecos.map((endereco) => ({ valor: endereco.id, ...enderecoEmPalavras(endereco) }))
  return opcoes.map((opcao) => {
    const iguais = opcoes.filter(({ texto, detalhe }) => texto === opcao.texto && detalhe === opcao.detalhe)
    const sinal = sinais.find(({ id }) => id === opcao.valor)
    if (iguais.length < 2 || !sinal) return opcao
    // Ids are in the order in which they were made.
    const novo = iguais.every(({ valor }) => valor <= opcao.valor)
    return { ...opcao, detalhe: `${opcao.detalhe} · ${sinalEmPalavras(sinal, novo)}` }
  })
}

const sinalEmPalavras = ({ desde, contrato }: SinalDoEndereco, novo: boolean) =>
  [textos.desde(formatarData(desde)), contrato && textos.comContrato, novo && textos.maisNovo]
    .filter(Boolean)
    .join(', ')

/** Two lines: the door, and the city. */
const enderecoEmPalavras = (endereco: EnderecoDoCliente) => ({
  texto: [endereco.logradouro, endereco.numero, endereco.complemento].filter(Boolean).join(', '),
  detalhe: `${nomesDosEnderecos[endereco.tipo]} · ${[endereco.bairro, `${endereco.cidade} – ${endereco.uf}`].filter(Boolean).join(', ')}`,
})

import { limparDocumento } from '@balcao/contract/valores/documento'
import type { ConsultaDaVenda, PerguntaDaVenda } from '@balcao/contract/vendas/preparo-api'
import { acharComprador } from '#clientes/cliente/da-venda.commands.ts'
import { contarChaves } from '#clientes/cliente/freio-de-chaves.ts'
import { mascararCliente, veTudo } from '#clientes/cliente/mascarar.ts'
import { anotarVisualizacao } from '#clientes/cliente/visualizacao.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { preenchidosDe } from './comprador.ts'
import { julgarRestricoes, restricoesProprias } from './restricoes.ts'
import { sinaisDosEnderecos } from './sinais.queries.ts'

/** The client with this document, as far as this person may see them, and what will stand in the way. */
export const consultarCliente = async (
  { db, ...autor }: Contexto,
  pergunta: PerguntaDaVenda,
): Promise<ConsultaDaVenda> => {
  const { empresa_id } = pergunta
  if (!temEmpresa(autor.usuario, empresa_id)) return { cliente: null, preenchidos: [], restricoes: [] }
  await contarChaves(db, autor.usuario, 1)
  const cpf_cnpj = limparDocumento(pergunta.cpf_cnpj ?? '')
  const quais = { empresa_id, id: pergunta.cliente_id, cpf_cnpj }
  const cliente = await acharComprador(db, autor.usuario, quais)
  const documento = cliente?.cpf_cnpj ?? cpf_cnpj
  const restricoes = [
    ...restricoesProprias(cliente),
    ...(await julgarRestricoes(db, { empresa_id, documento, exceto: pergunta.venda_id })),
  ]
  if (!cliente) return { cliente: null, preenchidos: [], restricoes }
  if (veTudo(autor.usuario)) await anotarVisualizacao({ db, ...autor }, cliente.id)
  // Where it may be installed. Two sales to one door would not meet if one were at a billing address.
  const enderecos = cliente.enderecos.filter(({ tipo }) => tipo === 'INSTALACAO')
  return {
    cliente: mascararCliente(autor.usuario, { ...cliente, enderecos }),
    sinais: await sinaisDosEnderecos(db, autor.usuario, { id: cliente.id, enderecos }),
    preenchidos: preenchidosDe(cliente),
    restricoes,
  }
}

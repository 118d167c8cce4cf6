import { limparDocumento } from '@balcao/contract/valores/documento'
import type {
  ConsultaDaVenda,
  PerguntaDasRestricoes,
  PerguntaDaVenda,
} from '@balcao/contract/vendas/preparo-api'
import type { Restricao } from '@balcao/contract/vendas/restricao'
import { acharComprador } from '#clientes/cliente/da-venda.commands.ts'
import { contarChaves } from '#clientes/cliente/freio-de-chaves.ts'
import { mascararCliente, veTudo } from '#clientes/cliente/mascarar.ts'
import { anotarVisualizacao } from '#clientes/cliente/visualizacao.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { preenchidosDe } from './comprador.ts'
import { julgarRestricoes, restricoesProprias } from './restricoes.ts'
import { sinaisDosEnderecos } from './sinais.queries.ts'

/** The record, and what its restrictions are judged by. */
const procurar = async (
  db: Db,
  quem: Pessoa,
  { empresa_id, cliente_id, venda_id, ...resto }: PerguntaDaVenda,
) => {
  await contarChaves(db, quem, 1)
  const cpf_cnpj = limparDocumento(resto.cpf_cnpj ?? '')
  const cliente = await acharComprador(db, quem, { empresa_id, id: cliente_id, cpf_cnpj })
  return { cliente, alvo: { empresa_id, documento: cliente?.cpf_cnpj ?? cpf_cnpj, exceto: venda_id } }
}

/** Why a sale to this person at this door would wait. Of the record itself nothing is said. */
export const restricoesDaVenda = async (
  { db, usuario }: Contexto,
  { porta, ...pergunta }: PerguntaDasRestricoes,
): Promise<{ restricoes: Restricao[] }> => {
  if (!temEmpresa(usuario, pergunta.empresa_id)) return { restricoes: [] }
  const { cliente, alvo } = await procurar(db, usuario, pergunta)
  const onde = 'id' in porta ? cliente?.enderecos.find(({ id }) => id === porta.id) : porta
  const julgadas = await julgarRestricoes(db, { ...alvo, porta: onde })
  return { restricoes: [...restricoesProprias(cliente), ...julgadas] }
}

/** The client with this document, as far as this person may see them, and what will stand in the way. */
export const consultarCliente = async (
  { db, ...autor }: Contexto,
  pergunta: PerguntaDaVenda,
): Promise<ConsultaDaVenda> => {
  if (!temEmpresa(autor.usuario, pergunta.empresa_id))
    return { cliente: null, preenchidos: [], restricoes: [] }
  const { cliente, alvo } = await procurar(db, autor.usuario, pergunta)
  const restricoes = [...restricoesProprias(cliente), ...(await julgarRestricoes(db, alvo))]
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

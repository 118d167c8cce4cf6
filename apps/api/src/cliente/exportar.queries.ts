import type { ClienteResumo } from '@balcao/contract/cliente/cliente'
import type { FiltroCliente } from '@balcao/contract/cliente/filtro'
import { nomesDasSituacoes } from '@balcao/contract/cliente/situacao'
import { formatarInstante } from '@balcao/contract/data'
import { formatarDocumento } from '@balcao/contract/documento'
import { formatarTelefone } from '@balcao/contract/telefone'
import { pessoaDaSessao, type QuemLe } from '../acesso/sessao-aberta.queries.ts'
import type { Fontes } from '../db/conexao.ts'
import { csv } from '../db/csv.ts'
import { DireitosMudaram } from '../http/direitos-mudaram.ts'
import { semPermissao } from '../http/recusa.ts'
import { lerPagina, resumosVisiveis } from './lista.queries.ts'

/** A long download outlives a renewal of the session: rights are asked again, and it goes on if they still suffice. */
const reconfirmar = async (fontes: Fontes, { usuario }: QuemLe): Promise<QuemLe> => {
  const atual = await pessoaDaSessao(fontes, usuario.sessaoId)
  if (!atual?.quem.pode('LISTAR.CLIENTE')) throw semPermissao()
  return { usuario: atual.quem, marca: atual.marca }
}

const nomesDasEmpresas = async ({ pool }: Fontes) => {
  const { rows } = await pool.query<{ id: string; nome: string }>(
    'select id, nome_fantasia as nome from empresa',
  )
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

export const exportarClientes = async function* (
  fontes: Fontes,
  quemPediu: QuemLe,
  filtro: FiltroCliente,
  fuso: string,
) {
  // With the mark of the rights in force: from here on each page confirms them.
  let quem = await reconfirmar(fontes, quemPediu)
  const empresas = await nomesDasEmpresas(fontes)
  const ler = async (parte: { cursor?: string; limite: number }) => {
    const pagina = (quem: QuemLe) => lerPagina(fontes, quem, { ...filtro, ...parte }, fuso)
    const { linhas, proximo } = await pagina(quem).catch(async (erro) => {
      if (!(erro instanceof DireitosMudaram)) throw erro
      quem = await reconfirmar(fontes, quem)
      return pagina({ ...quem, marca: null })
    })
    const itens = resumosVisiveis(quem.usuario, linhas).map(
      (linha) => JSON.parse(linha.toString()) as ClienteResumo,
    )
    return { itens, proximo }
  }
  yield* csv(ler, [
    ['Código', (c) => c.codigo],
    ['Nome', (c) => c.nome],
    ['Tipo de pessoa', (c) => c.tipo_pessoa],
    ['CPF/CNPJ', (c) => c.cpf_cnpj && formatarDocumento(c.cpf_cnpj)],
    ['Telefone', (c) => c.telefone && formatarTelefone(c.telefone)],
    ['E-mail', (c) => c.email],
    ['Cidade', (c) => c.cidade],
    ['UF', (c) => c.uf],
    ['Empresa', (c) => empresas.get(c.empresa_id)],
    ['Situação', (c) => nomesDasSituacoes[c.situacao]],
    ['Restrito', (c) => (c.restrito ? 'Sim' : 'Não')],
    ['Criado em', (c) => formatarInstante(c.criado_em, fuso)],
    ['Atualizado em', (c) => formatarInstante(c.atualizado_em, fuso)],
  ])
}

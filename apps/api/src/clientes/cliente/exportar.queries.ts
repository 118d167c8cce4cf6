import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import type { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import { nomesDasSituacoes } from '@balcao/contract/clientes/cliente/situacao'
import { formatarInstante } from '@balcao/contract/valores/data'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import type pg from 'pg'
import { csv } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { lerPagina, resumosVisiveis } from './lista.queries.ts'

const nomesDasEmpresas = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ id: string; nome: string }>(
    'select id, nome_fantasia as nome from empresa',
  )
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarClientes = async function* (
  pool: pg.Pool,
  leitura: Leitura,
  filtro: FiltroCliente,
  fuso: string,
) {
  const empresas = await nomesDasEmpresas(pool)
  const ler = async (parte: { cursor?: string; limite: number }) => {
    const pagina = await lerPagina(pool, leitura, { ...filtro, ...parte }, fuso)
    const itens = resumosVisiveis(pagina).map((linha) => JSON.parse(linha) as ClienteResumo)
    return { itens, proximo: pagina.proximo }
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

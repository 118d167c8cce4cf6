import type { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import type { OrigemCliente } from '@balcao/contract/clientes/cliente/situacao'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import { cliente, clienteEndereco } from './cliente.table.ts'
import { cidadePrincipal } from './enderecos.commands.ts'

type ClienteDoLote = { id: string; dados: DadosCliente }

const DO_CLIENTE = [
  'tipo_pessoa',
  'nome',
  'nome_social',
  'nome_fantasia',
  'rg',
  'inscricao_estadual',
  'data_nascimento',
  'nome_mae',
  'responsavel',
  'email',
  'telefones',
  'codigo_ibge',
  'situacao',
  'observacoes',
  'id_externo',
]
const SO_AO_CRIAR = ['id', 'empresa_id', 'cpf_cnpj', 'origem']
const DO_ENDERECO = [
  'tipo',
  'ordem',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'codigo_ibge',
  'referencia',
  'latitude',
  'longitude',
]

const comPrefixo = (prefixo: string, colunas: string[]) =>
  sql.raw(colunas.map((c) => `${prefixo}${c}`).join(', '))
const nomes = (colunas: string[]) => comPrefixo('', colunas)
const doLote = (colunas: string[]) => comPrefixo('n.', colunas)
const copiar = (colunas: string[]) => sql.raw(colunas.map((c) => `${c} = n.${c}`).join(', '))

type Linha = Record<string, unknown>
const vazio = (valor: unknown) => valor === null || valor === undefined

/**
 * All rows in one parameter, read as a table named `n`. Nulls are left out of the text, and columns that no
 * row fills are left out of the insert: parsing them is a good part of a row's cost in PostgreSQL.
 */
const linhas = (tabela: PgTable, colunas: string[], itens: readonly Linha[]) => {
  const daTabela = getTableColumns(tabela)
  const tipos = colunas.map((c) => `${c} ${daTabela[c]?.getSQLType()}`).join(', ')
  const cheias = itens.map((item) => {
    const cheia: Linha = {}
    for (const coluna of colunas) if (!vazio(item[coluna])) cheia[coluna] = item[coluna]
    return cheia
  })
  return sql`json_to_recordset(${JSON.stringify(cheias)}::json) n (${sql.raw(tipos)})`
}

const preenchidas = (colunas: string[], itens: readonly Linha[]) =>
  colunas.filter((coluna) => itens.some((item) => !vazio(item[coluna])))

const colunas = ({ id, dados: { enderecos, ...dados } }: ClienteDoLote) => ({
  ...dados,
  id,
  codigo_ibge: cidadePrincipal(enderecos),
})

/** Existing addresses have an id, new ones do not. */
const enderecosDe = (clientes: readonly ClienteDoLote[]) =>
  clientes.flatMap(({ id, dados }) =>
    dados.enderecos.map((endereco, ordem) => ({ ...endereco, cliente_id: id, ordem })),
  )

const inserirEnderecos = async (db: Db, enderecos: readonly { id?: string | undefined }[]) => {
  const novos = comIds(enderecos.filter((e) => !e.id))
  if (!novos.length) return
  const usadas = preenchidas(['id', 'cliente_id', ...DO_ENDERECO], novos)
  await db.execute(sql`
    insert into cliente_endereco (${nomes(usadas)})
    select ${doLote(usadas)} from ${linhas(clienteEndereco, usadas, novos)}`)
}

/** Inserts many new clients. They are already validated; the caller writes the audit. */
export const inserirClientes = async (db: Db, clientes: readonly ClienteDoLote[], origem: OrigemCliente) => {
  if (!clientes.length) return
  const novos = clientes.map((novo) => ({ ...colunas(novo), origem }))
  const usadas = preenchidas([...SO_AO_CRIAR, ...DO_CLIENTE], novos)
  const lidas = [...new Set([...usadas, 'codigo_ibge'])]
  await db.execute(sql`
    insert into cliente (${nomes(usadas)}, cidade, uf)
    select ${doLote(usadas)}, m.nome, m.uf
    from ${linhas(cliente, lidas, novos)} left join municipio m on m.codigo = n.codigo_ibge`)
  await inserirEnderecos(db, enderecosDe(clientes))
}

/** Updates many clients whose rows the caller has locked. Addresses are changed and added, never removed. */
export const atualizarClientes = async (db: Db, clientes: readonly ClienteDoLote[]) => {
  if (!clientes.length) return
  await db.execute(sql`
    update cliente c set ${copiar(DO_CLIENTE)}, versao = c.versao + 1, atualizado_em = now()
    from ${linhas(cliente, ['id', ...DO_CLIENTE], clientes.map(colunas))} where c.id = n.id`)
  const enderecos = enderecosDe(clientes)
  const existentes = enderecos.filter((e) => e.id)
  if (existentes.length)
    await db.execute(sql`
      update cliente_endereco e set ${copiar(DO_ENDERECO)}
      from ${linhas(clienteEndereco, ['id', ...DO_ENDERECO], existentes)}
      where e.id = n.id and (${comPrefixo('e.', DO_ENDERECO)}) is distinct from (${doLote(DO_ENDERECO)})`)
  await inserirEnderecos(db, enderecos)
}

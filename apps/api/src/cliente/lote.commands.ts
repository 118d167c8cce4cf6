import type { DadosCliente } from '@balcao/contract/cliente/cliente'
import type { OrigemCliente } from '@balcao/contract/cliente/situacao'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/conexao.ts'
import { comIds } from '../db/ids.ts'
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

const nomes = (colunas: string[]) => sql.raw(colunas.join(', '))
const doLote = (colunas: string[]) => sql.raw(colunas.map((c) => `n.${c}`).join(', '))
const copiar = (colunas: string[]) => sql.raw(colunas.map((c) => `${c} = n.${c}`).join(', '))
/** One parameter for any number of rows: PostgreSQL reads them with the types that the table has. */
const linhas = (tabela: string, itens: readonly object[]): SQL =>
  sql`json_populate_recordset(null::${sql.raw(tabela)}, ${JSON.stringify(itens)}::json) n`

const colunas = ({ id, dados: { enderecos, ...dados } }: ClienteDoLote) => ({
  ...dados,
  id,
  codigo_ibge: cidadePrincipal(enderecos),
})

/** With an id those that exist already, without one those that are new. */
const enderecosDe = (clientes: readonly ClienteDoLote[]) =>
  clientes.flatMap(({ id, dados }) =>
    dados.enderecos.map((endereco, ordem) => ({ ...endereco, cliente_id: id, ordem })),
  )

const inserirEnderecos = async (db: Db, enderecos: readonly { id?: string | undefined }[]) => {
  const novos = comIds(enderecos.filter((e) => !e.id))
  if (!novos.length) return
  await db.execute(sql`
    insert into cliente_endereco (id, cliente_id, ${nomes(DO_ENDERECO)})
    select id, cliente_id, ${nomes(DO_ENDERECO)} from ${linhas('cliente_endereco', novos)}`)
}

/** Many at once, none of which exists yet. They were validated; the caller leaves the trace of it. */
export const inserirClientes = async (db: Db, clientes: readonly ClienteDoLote[], origem: OrigemCliente) => {
  if (!clientes.length) return
  const novos = clientes.map((cliente) => ({ ...colunas(cliente), origem }))
  await db.execute(sql`
    insert into cliente (${nomes([...SO_AO_CRIAR, ...DO_CLIENTE])}, cidade, uf)
    select ${doLote([...SO_AO_CRIAR, ...DO_CLIENTE])}, m.nome, m.uf
    from ${linhas('cliente', novos)} left join municipio m on m.codigo = n.codigo_ibge`)
  await inserirEnderecos(db, enderecosDe(clientes))
}

/** Many at once, whose rows the caller has locked. Addresses are changed and added, never taken away. */
export const atualizarClientes = async (db: Db, clientes: readonly ClienteDoLote[]) => {
  if (!clientes.length) return
  await db.execute(sql`
    update cliente c set ${copiar(DO_CLIENTE)}, versao = c.versao + 1, atualizado_em = now()
    from ${linhas('cliente', clientes.map(colunas))} where c.id = n.id`)
  const enderecos = enderecosDe(clientes)
  const existentes = enderecos.filter((e) => e.id)
  if (existentes.length)
    await db.execute(sql`
      update cliente_endereco e set ${copiar(DO_ENDERECO)}
      from ${linhas('cliente_endereco', existentes)}
      where e.id = n.id and (${sql.raw(DO_ENDERECO.map((c) => `e.${c}`).join(', '))})
        is distinct from (${sql.raw(DO_ENDERECO.map((c) => `n.${c}`).join(', '))})`)
  await inserirEnderecos(db, enderecos)
}

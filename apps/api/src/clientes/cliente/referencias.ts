import { nomesDasFinalidades } from '@balcao/contract/clientes/cliente/consentimento'
import { nomesDosEnderecos } from '@balcao/contract/clientes/cliente/contato'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#infra/db/conexao.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'
import { cliente, clienteEndereco } from './cliente.table.ts'
import { clienteConsentimento } from './consentimento.table.ts'
import { clienteVisualizacao } from './visualizacao.table.ts'

/** A foreign key to `cliente`, and how its rows appear in the person's LGPD file. */
export type ReferenciaAoCliente = {
  coluna: AnyPgColumn
  id: AnyPgColumn
  titulo: string
  campos: Record<string, AnyPgColumn | SQL>
  /** Whoever works on one locks it before its client. */
  antesDoCliente?: true
}

/** The code's Portuguese name, as an SQL expression. */
export const nomeado = (coluna: AnyPgColumn, nomes: Record<string, string>) =>
  sql`case ${coluna} ${sql.join(
    Object.entries(nomes).map(([codigo, nome]) => sql`when ${codigo} then ${nome}::text`),
    sql` `,
  )} end`

const cidade = sql`(select m.nome || ' – ' || m.uf from ${municipio} m where m.codigo = ${clienteEndereco.codigo_ibge})`
const nomesDasVisualizacoes = {
  VISUALIZAR: 'Viu o cadastro',
  LGPD: 'Gerou o arquivo com os dados da pessoa',
}

/**
 * Everything that belongs to a client. A merge moves each of these, and the person's file lists each of them.
 * Nouns of later areas register theirs. A test reads the database's foreign keys and fails while one is missing.
 */
export const referenciasAoCliente: ReferenciaAoCliente[] = [
  {
    coluna: clienteEndereco.cliente_id,
    id: clienteEndereco.id,
    titulo: 'enderecos',
    campos: {
      tipo: nomeado(clienteEndereco.tipo, nomesDosEnderecos),
      cep: clienteEndereco.cep,
      logradouro: clienteEndereco.logradouro,
      numero: clienteEndereco.numero,
      complemento: clienteEndereco.complemento,
      bairro: clienteEndereco.bairro,
      cidade,
      referencia: clienteEndereco.referencia,
      latitude: clienteEndereco.latitude,
      longitude: clienteEndereco.longitude,
    },
  },
  {
    coluna: clienteConsentimento.cliente_id,
    id: clienteConsentimento.id,
    titulo: 'consentimentos',
    campos: {
      em: clienteConsentimento.em,
      finalidade: nomeado(clienteConsentimento.finalidade, nomesDasFinalidades),
      concedido: clienteConsentimento.concedido,
      meio: clienteConsentimento.meio,
      registrado_por: clienteConsentimento.usuario_nome,
    },
  },
  {
    coluna: clienteVisualizacao.cliente_id,
    id: clienteVisualizacao.id,
    titulo: 'acessos_aos_dados',
    campos: {
      em: clienteVisualizacao.em,
      quem: clienteVisualizacao.usuario_nome,
      ip: clienteVisualizacao.ip,
      acesso: nomeado(clienteVisualizacao.acao, nomesDasVisualizacoes),
    },
  },
  {
    coluna: cliente.unificado_com,
    id: cliente.id,
    titulo: 'cadastros_unificados',
    campos: {
      unificado_em: cliente.excluido_em,
      codigo: cliente.codigo,
      nome: cliente.nome,
      cpf_cnpj: cliente.cpf_cnpj,
      nome_social: cliente.nome_social,
      nome_fantasia: cliente.nome_fantasia,
      rg: cliente.rg,
      inscricao_estadual: cliente.inscricao_estadual,
      data_nascimento: cliente.data_nascimento,
      nome_mae: cliente.nome_mae,
      responsavel: cliente.responsavel,
      email: cliente.email,
      telefones: cliente.telefones,
      restricao: cliente.restricao,
      observacoes: cliente.observacoes,
      id_externo: cliente.id_externo,
      criado_em: cliente.criado_em,
    },
  },
]

/** Before the client itself is locked, or a merge and whoever works on one of these would wait for each other. */
export const travarReferencias = async (db: Db, clienteId: string) => {
  for (const { coluna, id } of referenciasAoCliente.filter(({ antesDoCliente }) => antesDoCliente))
    await db.select({ id }).from(coluna.table).where(eq(coluna, clienteId)).orderBy(id).for('no key update')
}

/** In the order of their ids, as everybody who locks several of them does. */
export const moverReferencias = async (db: Db, de: string, para: string) => {
  for (const { coluna, id } of referenciasAoCliente) {
    const destes = sql`select ${id} from ${coluna.table} where ${coluna} = ${de} order by ${id} for no key update`
    await db.execute(
      sql`update ${coluna.table} set ${sql.identifier(coluna.name)} = ${para} where ${id} in (${destes})`,
    )
  }
}

/** A foreign key to `cliente_endereco`, with the words for what uses the address and each one's name. */
export type ReferenciaAoEndereco = { coluna: AnyPgColumn; um: string; varios: string; nome: AnyPgColumn }

/** What keeps an address from being removed. The same test checks it. */
export const referenciasAoEndereco: ReferenciaAoEndereco[] = []

export const registrarReferenciasAoCliente = (...novas: ReferenciaAoCliente[]) => {
  referenciasAoCliente.push(...novas)
}
export const registrarReferenciasAoEndereco = (...novas: ReferenciaAoEndereco[]) => {
  referenciasAoEndereco.push(...novas)
}

export const usosDosEnderecos = async (db: Db, ids: readonly string[]): Promise<Uso[]> => {
  const usos: Uso[] = []
  for (const { coluna, um, varios, nome } of referenciasAoEndereco) {
    const linhas = await db
      .select({ nome })
      .from(coluna.table)
      .where(inArray(coluna, [...ids]))
    usos.push({ um, varios, nomes: linhas.map((l) => String(l.nome)) })
  }
  return usos
}

/** Whether anything refers to this address. */
export const enderecoReferido = (id: SQL) =>
  sql.join(
    [
      sql`false`,
      ...referenciasAoEndereco.map(
        ({ coluna }) => sql`exists (select 1 from ${coluna.table} where ${coluna} = ${id})`,
      ),
    ],
    sql` or `,
  )

import type { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import type { DadosEnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

/** A client in the shape of its form, so that the two can be compared. */
export type ClienteGuardado = Omit<DadosCliente, 'enderecos'> & {
  id: string
  versao: number
  enderecos: (DadosEnderecoDoCliente & { id: string })[]
  /** Those of the addresses where something lives: a contract or a sale. */
  ocupados: string[]
}

const lista = (valores: readonly string[]) => sql`${sql.param([...valores])}::text[]`

/**
 * Nobody changes them before the transaction ends. Always in the same order, so that two transactions cannot
 * deadlock.
 */
const travarPorDocumento = async (db: Db, empresaId: string, documentos: readonly string[]) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from cliente c
    where c.empresa_id = ${empresaId} and c.cpf_cnpj = any(${lista(documentos)}) and c.excluido_em is null
    order by c.id
    for no key update`)
  return rows.map((r) => r.id)
}

/**
 * A company's clients with these documents. With `travar` they are locked first and then read by a second
 * statement. The locking statement sees the row as it is after the wait, but everything else as it was
 * before.
 */
export const clientesPorDocumento = async (
  db: Db,
  empresaId: string,
  documentos: readonly string[],
  { travar }: { travar: boolean },
): Promise<Map<string, ClienteGuardado>> => {
  const travados = travar ? await travarPorDocumento(db, empresaId, documentos) : null
  // In a first import everybody is new.
  if (travados?.length === 0) return new Map()
  const { rows } = await db.execute<{ cliente: ClienteGuardado }>(sql`
    select json_build_object(
      'id', c.id, 'versao', c.versao, 'empresa_id', c.empresa_id, 'tipo_pessoa', c.tipo_pessoa,
      'cpf_cnpj', c.cpf_cnpj, 'nome', c.nome, 'nome_social', c.nome_social, 'nome_fantasia', c.nome_fantasia,
      'rg', c.rg, 'inscricao_estadual', c.inscricao_estadual, 'data_nascimento', c.data_nascimento,
      'nome_mae', c.nome_mae, 'responsavel', c.responsavel, 'email', c.email, 'telefones', c.telefones,
      'situacao', c.situacao, 'observacoes', c.observacoes, 'id_externo', c.id_externo,
      'enderecos', (
        select coalesce(json_agg(json_build_object('id', e.id, 'tipo', e.tipo, 'cep', e.cep,
          'logradouro', e.logradouro, 'numero', e.numero, 'complemento', e.complemento, 'bairro', e.bairro,
          'codigo_ibge', e.codigo_ibge, 'referencia', e.referencia, 'latitude', e.latitude,
          'longitude', e.longitude) order by e.ordem), '[]')
        from cliente_endereco e where e.cliente_id = c.id),
      'ocupados', (
        select coalesce(json_agg(e.id), '[]') from cliente_endereco e
        where e.cliente_id = c.id and endereco_ocupado(e.id))) as cliente
    from cliente c
    where c.empresa_id = ${empresaId} and c.cpf_cnpj = any(${lista(documentos)}) and c.excluido_em is null
      ${travados ? sql`and c.id = any(${sql.param(travados)}::uuid[])` : sql``}`)
  return new Map(rows.map(({ cliente }) => [cliente.cpf_cnpj, cliente]))
}

/** Documents of merged records, with the name of the record that stayed. */
export const documentosUnificados = async (db: Db, empresaId: string, documentos: readonly string[]) => {
  const { rows } = await db.execute<{ documento: string; sobrevivente: string }>(sql`
    select u.cpf_cnpj as documento, 'nº ' || c.codigo || ' – ' || c.nome as sobrevivente
    from cliente u join cliente c on c.id = u.unificado_com
    where u.unificado_com is not null and u.empresa_id = ${empresaId} and u.cpf_cnpj = any(${lista(documentos)})`)
  return new Map(rows.map((r) => [r.documento, r.sobrevivente]))
}

/** Which client has each of these keys of the provider's other system. */
export const donosDosIdsExternos = async (db: Db, empresaId: string, ids: readonly string[]) => {
  if (!ids.length) return new Map<string, string>()
  const { rows } = await db.execute<{ id_externo: string; cpf_cnpj: string }>(sql`
    select c.id_externo, coalesce(c.cpf_cnpj, '') as cpf_cnpj
    from cliente c
    where c.empresa_id = ${empresaId} and c.id_externo = any(${lista(ids)}) and c.excluido_em is null`)
  return new Map(rows.map((r) => [r.id_externo, r.cpf_cnpj]))
}

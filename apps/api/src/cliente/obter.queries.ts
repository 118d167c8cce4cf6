import type { Cliente } from '@balcao/contract/cliente/cliente'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/conexao.ts'
import type { Pessoa } from '../http/contexto.ts'
import { naoEncontrado } from '../http/recusa.ts'
import { mascararCliente } from './mascarar.ts'

/** Of the companies that the person has; `todas` is for who has every one. */
const alcancado = (todas: SQL, empresas: SQL) =>
  sql`c.excluido_em is null and (${todas} or c.empresa_id = any(${empresas}))`

const ENDERECOS = sql`(
  select coalesce(json_agg(json_build_object('id', e.id, 'tipo', e.tipo, 'cep', e.cep, 'logradouro', e.logradouro,
    'numero', e.numero, 'complemento', e.complemento, 'bairro', e.bairro, 'codigo_ibge', e.codigo_ibge,
    'cidade', m.nome, 'uf', m.uf, 'referencia', e.referencia, 'latitude', e.latitude, 'longitude', e.longitude)
    order by e.ordem), '[]')
  from cliente_endereco e join municipio m on m.codigo = e.codigo_ibge where e.cliente_id = c.id)`

const CONSENTIMENTOS = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'finalidade', a.finalidade, 'concedido', a.concedido,
    'meio', a.meio, 'em', a.em, 'por', a.usuario_nome) order by a.em desc, a.id desc), '[]')
  from cliente_consentimento a where a.cliente_id = c.id)`

/** The whole record as the contract has it, written by PostgreSQL itself. */
const REGISTRO = sql`json_build_object(
  'id', c.id, 'codigo', c.codigo, 'empresa_id', c.empresa_id, 'empresa', em.nome_fantasia,
  'tipo_pessoa', c.tipo_pessoa, 'cpf_cnpj', c.cpf_cnpj, 'nome', c.nome, 'nome_social', c.nome_social,
  'nome_fantasia', c.nome_fantasia, 'rg', c.rg, 'inscricao_estadual', c.inscricao_estadual,
  'data_nascimento', c.data_nascimento, 'nome_mae', c.nome_mae, 'responsavel', c.responsavel, 'email', c.email,
  'telefones', c.telefones, 'enderecos', ${ENDERECOS}, 'situacao', c.situacao, 'restricao', c.restricao,
  'observacoes', c.observacoes, 'origem', c.origem, 'id_externo', c.id_externo, 'consentimentos', ${CONSENTIMENTOS},
  'anonimizado_em', c.anonimizado_em, 'mascarado', false,
  'criado_em', c.criado_em, 'atualizado_em', c.atualizado_em, 'versao', c.versao)`

/** Of an absorbed record, the one that took its place: old links keep working. */
const seguindoUnificacao = (id: SQL) =>
  sql`coalesce((select u.unificado_com from cliente u where u.id = ${id} and u.excluido_em is not null), ${id})`

/** The record and its id, of who is within reach; no row otherwise. */
export const registroDoCliente = (p: { id: SQL; todas: SQL; empresas: SQL; seguir?: boolean }) => sql`
  select c.id, ${REGISTRO} as registro
  from cliente c join empresa em on em.id = c.empresa_id
  where c.id = ${p.seguir ? seguindoUnificacao(p.id) : p.id} and ${alcancado(p.todas, p.empresas)}`

/** The whole client, whoever asks: for commands, which write what they read. */
export const lerCliente = async (db: Db, quem: Pessoa, id: string): Promise<Cliente> => {
  const { rows } = await db.execute<{ registro: Cliente }>(
    registroDoCliente({
      id: sql`${id}::uuid`,
      todas: sql`${quem.empresas === null}`,
      empresas: sql`${sql.param(quem.empresas ?? [])}::uuid[]`,
    }),
  )
  const [linha] = rows
  if (!linha) throw naoEncontrado()
  return linha.registro
}

/** As this person may see it: the answer of every command. */
export const obterCliente = async (db: Db, quem: Pessoa, id: string) =>
  mascararCliente(quem, await lerCliente(db, quem, id))

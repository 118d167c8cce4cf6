import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { type SQL, sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA } from '#acesso/login/sessao-aberta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { mascararCliente } from './mascarar.ts'

/** Clients of the person's companies. `todas`: the person has every company. */
const alcancado = (todas: SQL, empresas: SQL) =>
  sql`c.excluido_em is null and (${todas} or c.empresa_id = any(${empresas}))`

const ENDERECOS = sql`array(
  select row_to_json(t) from (
    select e.id, e.tipo, e.cep, e.logradouro, e.numero, e.complemento, e.bairro, e.codigo_ibge, m.nome as cidade, m.uf,
      e.referencia, e.latitude, e.longitude
    from cliente_endereco e join municipio m on m.codigo = e.codigo_ibge where e.cliente_id = c.id order by e.ordem
  ) t)`

const CONSENTIMENTOS = sql`array(
  select row_to_json(t) from (
    select a.id, a.finalidade, a.concedido, a.meio, a.em, a.usuario_nome as por
    from cliente_consentimento a where a.cliente_id = c.id order by a.em desc, a.id desc
  ) t)`

/** The whole record in the contract's format, written by PostgreSQL. No row when it is out of reach. */
const registroDoCliente = (p: { id: SQL; todas: SQL; empresas: SQL }) => sql`
  select t.id, row_to_json(t) as registro from (
    select c.id, c.codigo, c.empresa_id, em.nome_fantasia as empresa, c.tipo_pessoa, c.cpf_cnpj, c.nome, c.nome_social,
      c.nome_fantasia, c.rg, c.inscricao_estadual, c.data_nascimento, c.nome_mae, c.responsavel, c.email, c.telefones,
      ${ENDERECOS} as enderecos, c.situacao, c.restricao, c.observacoes, c.origem, c.id_externo,
      ${CONSENTIMENTOS} as consentimentos, c.anonimizado_em, false as mascarado, c.criado_em, c.atualizado_em, c.versao
    from cliente c join empresa em on em.id = c.empresa_id
    where c.id = ${p.id} and ${alcancado(p.todas, p.empresas)}
  ) t`

/** For when the person is only known together with the answer. */
export const REGISTRO_DO_CLIENTE = registroDoCliente({
  id: sql`${sql.placeholder('id')}::uuid`,
  ...DE_QUEM_PERGUNTA,
})

/** The whole client, unmasked. Null: there is none in reach. */
const procurarCliente = async (db: Db, quem: Pessoa, id: string): Promise<Cliente | null> => {
  const { rows } = await db.execute<{ registro: Cliente }>(
    registroDoCliente({
      id: sql`${id}::uuid`,
      todas: sql`${quem.empresas === null}`,
      empresas: sql`${sql.param(quem.empresas ?? [])}::uuid[]`,
    }),
  )
  return rows[0]?.registro ?? null
}

/** For commands, which write back what they read. */
export const lerCliente = async (db: Db, quem: Pessoa, id: string): Promise<Cliente> => {
  const lido = await procurarCliente(db, quem, id)
  if (!lido) throw naoEncontrado()
  return lido
}

/** The client as far as this person may see it. Every command answers with it. */
export const obterCliente = async (db: Db, quem: Pessoa, id: string) =>
  mascararCliente(quem, await lerCliente(db, quem, id))

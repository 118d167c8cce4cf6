import {
  type Cliente,
  type DadosCliente,
  LIMITE_DE_ENDERECOS,
} from '@balcao/contract/clientes/cliente/cliente'
import { camposDoComprador } from '@balcao/contract/clientes/cliente/comprador'
import type { DadosEnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { LIMITE_DE_TELEFONES } from '@balcao/contract/clientes/cliente/telefones'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import {
  type Autor as AutorAuditado,
  auditar,
  linhaDaAuditoria,
} from '#infra/auditoria/auditoria.commands.ts'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { inserirNoGrupo, lugaresDe, noGrupo, porForma, SO_TEXTO } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import { travarTexto } from '#infra/db/travar-texto.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { cliente, clienteEndereco } from './cliente.table.ts'
import { camposQueMudam } from './comprador.ts'
import { clienteMudou, clienteNasceu } from './emitir.commands.ts'
import { cidadePrincipal } from './enderecos.commands.ts'
import { clienteParaHistorico, ENTIDADE, escritoNoHistorico } from './historico.ts'
import { lerCliente } from './obter.queries.ts'
import { unirTelefones } from './telefones.ts'
import { travarCliente } from './travar.ts'

/** Who buys, as the sale knows them. */
export type Comprador = Omit<
  DadosCliente,
  'empresa_id' | 'enderecos' | 'situacao' | 'observacoes' | 'id_externo'
>
export type Endereco = Omit<DadosEnderecoDoCliente, 'id' | 'tipo'>
type Autor = Omit<Contexto, 'db'>
/** Whose reach counts, and who is said to have done it: a person, or the system for what was planned. */
export type Agente = { quem: Pessoa; autor: AutorAuditado }

type Procurado = { empresa_id: string; id?: string | undefined; cpf_cnpj: string }

/** In this company, by its id or by the document. A merged record leads to the one that stayed. */
const procurado = ({ empresa_id, id, cpf_cnpj }: Procurado) =>
  SO_TEXTO.select({ id: cliente.id })
    .from(cliente)
    .where(
      and(
        id
          ? sql`${cliente.id} = coalesce((select u.unificado_com from ${cliente} u where u.id = ${id}), ${id})`
          : eq(cliente.cpf_cnpj, cpf_cnpj),
        eq(cliente.empresa_id, empresa_id),
        isNull(cliente.anonimizado_em),
        isNull(cliente.excluido_em),
      ),
    )
const achar = porForma((quais: Procurado) => preparar(procurado(quais).getSQL()))
const travar = porForma((quais: Procurado) => preparar(procurado(quais).for('no key update').getSQL()))

/** The record of who buys, by its id or by the document. Null: there is none yet. */
export const acharComprador = async (db: Db, quem: Pessoa, quais: Procurado): Promise<Cliente | null> => {
  if (!temEmpresa(quem, quais.empresa_id)) return null
  const [linha] = await consultar<{ id: string }>(db, achar(quais)(quais))
  return linha ? lerCliente(db, quem, linha.id) : null
}

/**
 * The same, locked until the transaction ends. The document is locked first, also when nobody has it yet: sales to
 * one person come one after the other, and none waits for another that waits for it.
 */
export const travarComprador = async (db: Db, quem: Pessoa, quais: Procurado): Promise<Cliente | null> => {
  if (!temEmpresa(quem, quais.empresa_id)) return null
  const documento = quais.id ? (await acharComprador(db, quem, quais))?.cpf_cnpj : quais.cpf_cnpj
  const chave = `comprador:${quais.empresa_id}:${documento}`
  const [, [linha]] = await Promise.all([
    travarTexto(db, chave),
    consultar<{ id: string }>(db, travar(quais)(quais)),
  ])
  return linha ? lerCliente(db, quem, linha.id) : null
}

const CRIAR = preparar(sql`
  with novo as (${inserirNoGrupo('cliente', cliente)} on conflict do nothing returning id),
    morada as (${inserirNoGrupo('endereco', clienteEndereco, 'novo')}),
    anotado as (${inserirNoGrupo('auditoria', auditoria, 'novo')})
  select id from novo`)

/**
 * A new client with this address. Null when somebody has created one with this document outside of a sale meanwhile:
 * then nothing is written.
 */
export const criarComprador = async (
  db: Db,
  autor: Autor,
  empresa: { id: string; nome: string },
  comprador: Comprador,
  doEndereco: Endereco,
) => {
  const novo = { ...comprador, id: v7(), situacao: 'PROSPECTO', origem: 'VENDA', ...NADA_MAIS } as const
  const escrito = escritoNoHistorico({ ...novo, empresa: empresa.nome })
  const endereco = enderecoDe(novo, doEndereco)
  const criados = await consultar(
    db,
    CRIAR({
      ...noGrupo('cliente', { ...novo, empresa_id: empresa.id, codigo_ibge: doEndereco.codigo_ibge }),
      ...noGrupo('endereco', endereco),
      ...noGrupo('auditoria', linhaDaAuditoria(autor, ENTIDADE, novo.id, 'CRIAR', {}, escrito)),
    }),
  )
  if (!criados.length) return null
  await clienteNasceu(db, novo.id)
  return { cliente: novo, endereco_id: endereco.id }
}
const NADA_MAIS = {
  observacoes: null,
  id_externo: null,
  restricao: null,
  enderecos: [],
  anonimizado_em: null,
}

/** Fills what is empty and adds phones. What is filled already changes only when the sale is approved. */
export const completarComprador = (db: Db, autor: Autor, atual: Cliente, comprador: Comprador) => {
  const vazios = camposDoComprador.filter((campo) => atual[campo] === null && comprador[campo] !== null)
  return mudar(db, { quem: autor.usuario, autor }, atual, {
    ...Object.fromEntries(vazios.map((campo) => [campo, comprador[campo]])),
    ...comTelefones(atual, comprador),
  })
}

/** The record becomes what was typed in the sale. The rest stays, also where it was corrected since. */
export const atualizarComprador = (db: Db, autor: Autor, atual: Cliente, digitado: Partial<Comprador>) => {
  const novos = camposQueMudam(atual, digitado)
  return mudar(db, { quem: autor.usuario, autor }, atual, {
    ...Object.fromEntries(novos.map((campo) => [campo, digitado[campo]])),
    ...comTelefones(atual, digitado),
  })
}

/** Phones beyond the limit stay in the sale alone. */
const comTelefones = (atual: Cliente, { telefones = [] }: Partial<Comprador>) => {
  const unidos = unirTelefones(atual.telefones, telefones).slice(0, LIMITE_DE_TELEFONES)
  return JSON.stringify(unidos) === JSON.stringify(atual.telefones) ? {} : { telefones: unidos }
}

export const mudar = async (
  db: Db,
  { quem, autor }: Agente,
  atual: Cliente,
  mudancas: Partial<typeof cliente.$inferInsert>,
): Promise<Cliente> => {
  if (!Object.keys(mudancas).length) return atual
  await db
    .update(cliente)
    .set({ ...mudancas, ...novaVersao(atual) })
    .where(eq(cliente.id, atual.id))
  const salvo = await lerCliente(db, quem, atual.id)
  const [antes, depois] = [clienteParaHistorico(atual), clienteParaHistorico(salvo)]
  await auditar(db, autor, ENTIDADE, salvo.id, 'EDITAR', antes, depois)
  await clienteMudou(db, salvo.id)
  return salvo
}

/** What a contract makes of its client, if they still are what it expects. Returns what they were before. */
export const mudarSituacaoPelaVenda = async (
  db: Db,
  agente: Agente,
  id: string,
  situacao: Cliente['situacao'],
  esperada?: Cliente['situacao'],
) => {
  const atual = await travarCliente(db, agente.quem, id)
  const outra = esperada !== undefined && atual.situacao !== esperada
  if (atual.situacao !== situacao && !outra) await mudar(db, agente, atual, { situacao })
  return atual.situacao
}

/** The same door is not stored twice. A new one is a change of the record, which the caller has locked. */
export const enderecoDoComprador = async (db: Db, agente: Agente, comprador: Cliente, endereco: Endereco) => {
  const existente = comprador.enderecos.length ? await mesmaPorta(db, comprador, endereco) : undefined
  if (existente) return existente.id
  if (comprador.enderecos.length >= LIMITE_DE_ENDERECOS)
    throw campoInvalido('endereco', `O cliente já tem ${LIMITE_DE_ENDERECOS} endereços: escolha um deles`)
  const novo = enderecoDe(comprador, endereco)
  await consultar(db, MORAR(novo))
  const codigo_ibge = cidadePrincipal([...comprador.enderecos, novo])
  await mudar(db, agente, comprador, { codigo_ibge })
  return novo.id
}
const MORAR = preparar(SO_TEXTO.insert(clienteEndereco).values(lugaresDe(clienteEndereco)).getSQL())
const enderecoDe = ({ id, enderecos }: Pick<Cliente, 'id' | 'enderecos'>, endereco: Endereco) => ({
  ...endereco,
  id: v7(),
  cliente_id: id,
  tipo: 'INSTALACAO' as const,
  ordem: enderecos.length,
})

export const mesmaPorta = async (db: Db, comprador: Cliente, endereco: Endereco) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.id from cliente_endereco e where e.cliente_id = ${comprador.id} and e.tipo = 'INSTALACAO'
      and e.codigo_ibge = ${endereco.codigo_ibge} and sem_acento(e.logradouro) = sem_acento(${endereco.logradouro})
      and e.chave = ${endereco.cep} || ' ' || sem_acento(${endereco.numero}) || ' '
        || sem_acento(coalesce(${endereco.complemento}::text, ''))
      and sem_acento(coalesce(e.referencia, '')) = sem_acento(coalesce(${endereco.referencia}::text, ''))
    order by e.ordem limit 1`)
  return rows[0]
}

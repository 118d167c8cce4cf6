import type { HistoricoDoCliente } from '@balcao/contract/vendas/historico-do-cliente-api'
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { mesmaPessoaEPorta } from '#vendas/venda/restricoes.ts'
import { alcancada } from '#vendas/venda/venda.queries.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { contrato } from './contrato.table.ts'

const QUANTOS = 20

/** What the rules of restriction looked at, for the person who decides. Only what they reach themselves. */
export const historicoDoCliente = async (db: Db, quem: Pessoa, id: string): Promise<HistoricoDoCliente> => {
  const [atual] = await db
    .select({
      empresa_id: venda.empresa_id,
      cliente: venda.cliente,
      cpf_cnpj: cliente.cpf_cnpj,
      endereco: venda.endereco,
      desde: cliente.criado_em,
      restricao: cliente.restricao,
    })
    .from(venda)
    .innerJoin(cliente, eq(cliente.id, venda.cliente_id))
    .where(and(eq(venda.id, id), alcancada(quem)))
  if (!atual) throw naoEncontrado()
  const { empresa_id, desde, restricao } = atual
  const { clientes, enderecos } = await mesmaPessoaEPorta(db, {
    empresa_id,
    documento: atual.cpf_cnpj ?? atual.cliente.cpf_cnpj,
    porta: atual.endereco,
  })
  const outra = and(ne(venda.id, id), alcancada(quem))
  const [contratos, contratosDaPorta, vendas, vendasDaPorta] = await Promise.all([
    contratosOnde(db, 'PESSOA', and(outra, inArray(contrato.cliente_id, clientes))),
    contratosOnde(
      db,
      'PORTA',
      and(outra, inArray(contrato.endereco_id, enderecos), ne(contrato.situacao, 'CANCELADO')),
    ),
    vendasOnde(db, 'PESSOA', and(outra, inArray(venda.cliente_id, clientes))),
    vendasOnde(db, 'PORTA', and(outra, inArray(venda.endereco_id, enderecos), ABERTA)),
  ])
  return {
    desde,
    restricao,
    contratos: semRepetir([...contratos, ...contratosDaPorta]),
    vendas: semRepetir([...vendas, ...vendasDaPorta]),
  }
}

/** As its index says it. */
const ABERTA = sql`${venda.situacao} not in ('CONCLUIDA', 'REPROVADA', 'CANCELADA')`

const contratosOnde = (db: Db, ligacao: 'PESSOA' | 'PORTA', onde: SQL | undefined) =>
  db
    .select({
      id: contrato.id,
      ligacao: sql<typeof ligacao>`${ligacao}`,
      cliente: cliente.nome,
      plano: contrato.plano_nome,
      mensalidade: contrato.mensalidade,
      situacao: contrato.situacao,
      ativo_desde: contrato.ativo_desde,
      cancelado_em: contrato.cancelado_em,
    })
    .from(contrato)
    .innerJoin(venda, eq(venda.id, contrato.venda_id))
    .innerJoin(cliente, eq(cliente.id, contrato.cliente_id))
    .where(onde)
    .orderBy(desc(contrato.id))
    .limit(QUANTOS)

const vendasOnde = (db: Db, ligacao: 'PESSOA' | 'PORTA', onde: SQL | undefined) =>
  db
    .select({
      id: venda.id,
      ligacao: sql<typeof ligacao>`${ligacao}`,
      protocolo: venda.protocolo,
      cliente: venda.cliente_nome,
      plano: venda.plano_nome,
      situacao: venda.situacao,
      criado_em: venda.criado_em,
      vendedor: usuario.nome,
      motivo: venda.motivo,
    })
    .from(venda)
    .innerJoin(usuario, eq(usuario.id, venda.vendedor_id))
    .where(onde)
    .orderBy(desc(venda.criado_em), desc(venda.id))
    .limit(QUANTOS)

/** At the person's own door it is the person's. */
const semRepetir = <T extends { id: string }>(linhas: T[]) =>
  linhas.filter((linha, indice) => linhas.findIndex(({ id }) => id === linha.id) === indice)

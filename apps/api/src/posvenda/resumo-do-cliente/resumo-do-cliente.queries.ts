import type { ResumoDoCliente } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { gruposDeVenda } from '@balcao/contract/vendas/venda-filtro'
import { sql } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { alcancado } from '#clientes/cliente/travar.ts'
import { alcance as alcanceDosBoletos, visoes as visoesDeBoleto } from '#cobranca/boleto/lista/filtros.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { alcance as alcanceDasVendas } from '#vendas/venda/lista/filtros.ts'
import { alcance as alcanceDosAtendimentos, VISOES } from '../atendimento/lista/filtros.ts'

/** More would hide the others on a phone. */
const PLANOS = 4
/** Nobody has more in progress, except by a merge. */
const VENDAS = 10

const NADA = sql`null::json`

/** Those that are not over: the person's own, or everybody's. */
const vendasDe = (quem: Pessoa) => sql`(
  select coalesce(json_agg(v), '[]') from (
    select venda.id, venda.protocolo, venda.plano_nome as plano, venda.situacao,
      venda.vendedor_id = ${quem.id}::uuid as propria
    from venda
    where venda.cliente_id = ${cliente.id} and venda.situacao not in ${[...gruposDeVenda.encerradas]}
      and ${alcanceDasVendas(quem)}
    order by venda.criado_em desc limit ${VENDAS}) v)`

const atendimentosDe = (quem: Pessoa) => sql`(
  select json_build_object('em_aberto', count(*), 'atrasados', count(*) filter (where ${VISOES.atrasados}))
  from atendimento
  where atendimento.cliente_id = ${cliente.id} and ${VISOES.em_aberto} and ${alcanceDosAtendimentos(quem)})`

const boletosDe = (quem: Pessoa, hoje: string) => {
  const { em_aberto, vencidos } = visoesDeBoleto(hoje)
  return sql`(
  select json_build_object('em_aberto', count(*), 'vencidos', count(*) filter (where ${vencidos}),
    'valor_vencido', coalesce(sum(boleto.valor) filter (where ${vencidos}), 0))
  from boleto
  where boleto.cliente_id = ${cliente.id} and ${em_aberto} and ${alcanceDosBoletos(quem)})`
}

type Pedido = { ids: string[]; hoje: string }

/** What these clients have and wait for, as far as the person may see. One query for all of them. */
export const resumosDosClientes = async (
  db: Db,
  quem: Pessoa,
  { ids, hoje }: Pedido,
): Promise<ResumoDoCliente[]> => {
  const veVendas = quem.pode('REALIZAR_VENDA', 'LISTAR.VENDA', 'LISTAR.TODAS_VENDAS')
  const { rows } = await db.execute<ResumoDoCliente>(sql`
    select ${cliente.id} as cliente_id,
      (select coalesce(json_agg(p), '[]') from (
        select p.id, p.plano_nome as nome, p.situacao from cliente_plano p where p.cliente_id = ${cliente.id}
        order by p.situacao = 'CANCELADO', p.id desc limit ${PLANOS}) p) as planos,
      (select greatest(count(*) - ${PLANOS}::integer, 0)::integer from cliente_plano p
        where p.cliente_id = ${cliente.id}) as planos_a_mais,
      ${veVendas ? vendasDe(quem) : NADA} as vendas,
      ${quem.pode('LISTAR.ATENDIMENTO') ? atendimentosDe(quem) : NADA} as atendimentos,
      ${quem.pode('LISTAR.BOLETO') ? boletosDe(quem, hoje) : NADA} as boletos
    from ${cliente} where ${cliente.id} = any(${sql.param(ids)}::uuid[]) and ${alcancado(quem)}`)
  return rows
}

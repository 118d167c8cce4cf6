import { TETO_DO_TOTAL } from '@balcao/contract/base/pagina'
import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import {
  eventosDeContrato,
  nomesDasSituacoesDo,
  tiposDeEvento,
} from '@balcao/contract/vendas/contrato-evento'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import {
  nomeado,
  type ReferenciaAoCliente,
  type ReferenciaAoEndereco,
} from '#clientes/cliente/referencias.ts'
import type { Prende, Referencia } from '#infra/referencia/referencias.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { contrato } from './contrato.table.ts'
import { contratoEvento } from './contrato-evento.table.ts'

/** Contracts that went over to the plan, or will, by the protocol of their sale. */
const prendePlano: Prende = {
  um: 'contrato',
  varios: 'contratos',
  nomes: async (db, _, id) => {
    const linhas = await db
      .selectDistinct({ protocolo: venda.protocolo })
      .from(contratoEvento)
      .innerJoin(contrato, eq(contrato.id, contratoEvento.contrato_id))
      .innerJoin(venda, eq(venda.id, contrato.venda_id))
      .where(
        and(
          eq(contratoEvento.plano_id, id),
          inArray(contratoEvento.situacao, ['PLANEJADO', 'FEITO']),
          ne(contrato.situacao, 'CANCELADO'),
        ),
      )
      .limit(TETO_DO_TOTAL)
    return linhas.map(({ protocolo }) => String(protocolo))
  },
}

export const referenciasDoContrato: Referencia[] = [
  { coluna: contrato.venda_id },
  { coluna: contrato.cliente_id },
  { coluna: contrato.endereco_id },
  { coluna: contratoEvento.plano_id, prende: prendePlano },
  { coluna: contratoEvento.cliente_id },
  { coluna: contratoEvento.endereco_id },
]

const nomesDosEventos = Object.fromEntries(tiposDeEvento.map((tipo) => [tipo, eventosDeContrato[tipo].nome]))

const situacaoDoEvento = sql`case ${contratoEvento.tipo} ${sql.join(
  tiposDeEvento.map(
    (tipo) => sql`when ${tipo} then ${nomeado(contratoEvento.situacao, nomesDasSituacoesDo(tipo))}`,
  ),
  sql` `,
)} end`

/** Whose the contract was: the last who got it in a transfer, or who bought it. */
const titular = (transferido: SQL) => sql`coalesce(
  (select t.cliente_id from contrato_evento t where t.contrato_id = cliente_plano.id
    and t.tipo = 'TRANSFERENCIA' and t.situacao = 'FEITO' and ${transferido} order by t.dia desc limit 1),
  (select v.cliente_id from venda v where v.id = cliente_plano.venda_id))`
const titularNoDia = titular(sql`t.dia <= contrato_evento.dia`)
const titularAoRegistrar = titular(
  sql`(t.aplicado_em < contrato_evento.criado_em or t.id = contrato_evento.id)`,
)

/**
 * Of the time in which the contract was this person's, without reasons that were written while it was another's.
 * With the tables in words: drizzle leaves them out in front of a column, and the outer one has an id too.
 */
const eventos = sql`(select coalesce(json_agg(json_build_object(
    'dia', contrato_evento.dia, 'evento', ${nomeado(contratoEvento.tipo, nomesDosEventos)},
    'situacao', ${situacaoDoEvento}, 'dados', contrato_evento.dados,
    'multa', contrato_evento.multa, 'registrado_por', contrato_evento.quem,
    'motivo', case when ${titularAoRegistrar} = cliente_plano.cliente_id then contrato_evento.motivo end
  ) order by contrato_evento.dia, contrato_evento.id), '[]')
  from contrato_evento where contrato_evento.contrato_id = cliente_plano.id
    and ${titularNoDia} = cliente_plano.cliente_id)`

export const contratoDoCliente: ReferenciaAoCliente = {
  coluna: contrato.cliente_id,
  id: contrato.id,
  titulo: 'contratos',
  campos: {
    venda: sql`(select to_json(v.protocolo) from venda v where v.id = cliente_plano.venda_id)`,
    criado_em: contrato.criado_em,
    situacao: nomeado(contrato.situacao, nomesDosContratos),
    plano: contrato.plano_nome,
    mensalidade: contrato.mensalidade,
    ativo_desde: contrato.ativo_desde,
    fidelidade_ate: contrato.fidelidade_ate,
    numero_de_serie: contrato.numero_de_serie,
    cancelado_em: contrato.cancelado_em,
    motivo: contrato.motivo,
    eventos,
  },
}

/** Contracts that came to the client from another, or will. */
export const transferenciaAoCliente: ReferenciaAoCliente = {
  coluna: contratoEvento.cliente_id,
  id: contratoEvento.id,
  titulo: 'contratos_transferidos',
  campos: {
    dia: contratoEvento.dia,
    situacao: nomeado(contratoEvento.situacao, nomesDasSituacoesDo('TRANSFERENCIA')),
    motivo: contratoEvento.motivo,
  },
}

export const contratoNoEndereco: ReferenciaAoEndereco = {
  coluna: contrato.endereco_id,
  um: 'contrato',
  varios: 'contratos',
  nome: contrato.id,
}

export const eventoNoEndereco: ReferenciaAoEndereco = {
  coluna: contratoEvento.endereco_id,
  um: 'mudança de contrato',
  varios: 'mudanças de contrato',
  nome: contratoEvento.dia,
}

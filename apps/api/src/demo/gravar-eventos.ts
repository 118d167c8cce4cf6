import { somarDias } from '@balcao/contract/valores/dia'
import { multaNoDia } from '@balcao/contract/vendas/contrato-multa'
import type { PedidoDeSimulacao } from '@balcao/contract/vendas/contrato-pedido'
import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { obterContrato } from '#vendas/contrato/contrato.queries.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { registrarEvento } from '#vendas/contrato/evento.commands.ts'
import { opcoesDoContrato } from '#vendas/contrato/opcoes.queries.ts'
import { inserir } from './inserir.ts'
import type { Alguem } from './linha-da-venda.ts'

const DIAS_DESDE_A_TROCA = 40

/** What happened to some contracts since they began, and what is planned for others. */
export const gravarEventos = async (contexto: Contexto, analista: Alguem, hoje: string) => {
  await explicarSituacoes(contexto.db, analista, hoje)
  const { db } = contexto
  const antigos = await db
    .select({ id: contrato.id })
    .from(contrato)
    .where(
      and(
        eq(contrato.situacao, 'ATIVO'),
        sql`${contrato.ativo_desde} between ${somarDias(hoje, -300)}::date and ${somarDias(hoje, -100)}::date`,
      ),
    )
    .orderBy(asc(contrato.ativo_desde), asc(contrato.id))
    .limit(12)
  for (const [i, { id }] of antigos.entries()) {
    if (i % 3 === 0) await trocar(contexto, id, hoje)
    if (i % 3 === 1) await planejar(contexto, id, hoje)
    if (i % 3 === 2) await incluir(contexto, id, hoje)
  }
}

const registrar = async (contexto: Contexto, id: string, pedido: PedidoDeSimulacao) => {
  const { versao } = await obterContrato(contexto.db, contexto.usuario, id)
  await registrarEvento(contexto, id, { ...pedido, versao })
}

/** To the next larger plan, as if it had been a month and more ago. */
const trocar = async (contexto: Contexto, id: string, hoje: string) => {
  const { plano } = await obterContrato(contexto.db, contexto.usuario, id)
  const { planos } = await opcoesDoContrato(contexto.db, contexto.usuario, id)
  const maior = planos.find(({ valor_mensal }) => valor_mensal > plano.valor_mensal)
  if (!maior) return
  const dados = { plano_id: maior.id, novo_beneficio: false }
  await registrar(contexto, id, { tipo: 'TROCA_PLANO', dia: hoje, dados, motivo: 'Pediu mais velocidade' })
  await contexto.db.execute(sql`
    update contrato_evento set dia = dia - ${DIAS_DESDE_A_TROCA}::integer,
      criado_em = criado_em - make_interval(days => ${DIAS_DESDE_A_TROCA}::integer),
      aplicado_em = aplicado_em - make_interval(days => ${DIAS_DESDE_A_TROCA}::integer)
    where contrato_id = ${id}`)
}

const planejar = async (contexto: Contexto, id: string, hoje: string) => {
  const motivo = 'Vai viajar'
  await registrar(contexto, id, { tipo: 'SUSPENSAO', dia: somarDias(hoje, 12), dados: {}, motivo })
  await registrar(contexto, id, { tipo: 'REATIVACAO', dia: somarDias(hoje, 42), dados: {}, motivo })
}

const incluir = async (contexto: Contexto, id: string, hoje: string) => {
  const { adicionais } = await opcoesDoContrato(contexto.db, contexto.usuario, id)
  const novo = adicionais.find(({ tem, cobranca }) => !tem && cobranca === 'MENSAL')
  if (!novo) return
  const dados = { adicional_id: novo.id, quantidade: 1 }
  await registrar(contexto, id, { tipo: 'ADICIONAL_ENTRA', dia: hoje, dados, motivo: null })
}

const MOTIVOS = { SUSPENSO: 'Faturas em atraso', CANCELADO: 'Mudança para fora da área' } as const

type Parado = {
  id: string
  situacao: keyof typeof MOTIVOS
  ativo_desde: string
  meses: number
  beneficio_valor: number
}

/** Suspended and cancelled contracts came to it by an event, some weeks ago or, if they are younger, today. */
const explicarSituacoes = async (db: Db, analista: Alguem, hoje: string) => {
  const { rows } = await db.execute<Parado>(sql`
    select p.id, p.situacao, p.ativo_desde::text, (v.oferta -> 'plano' ->> 'fidelidade_meses')::integer as meses,
      (v.oferta -> 'plano' ->> 'beneficio_valor')::integer as beneficio_valor
    from cliente_plano p join venda v on v.id = p.venda_id
    where p.situacao in ('SUSPENSO', 'CANCELADO') and p.ativo_desde is not null`)
  await inserir(
    db,
    'contrato_evento',
    rows.map((parado) => eventoDe(parado, analista, hoje)),
  )
  await db.execute(sql`
    update cliente_plano p set cancelado_em = e.aplicado_em from contrato_evento e
    where e.contrato_id = p.id and e.tipo = 'CANCELAMENTO'`)
}

const eventoDe = (parado: Parado, { id: autor_id, nome: quem }: Alguem, hoje: string) => {
  const { id: contrato_id, situacao, ativo_desde, meses, beneficio_valor } = parado
  const passado = somarDias(hoje, -25)
  const dia = passado > ativo_desde ? passado : hoje
  const em = `${dia}T13:00:00Z`
  const fidelidade = { inicio: ativo_desde, meses, beneficio_valor, beneficio_descricao: null }
  const multa = multaNoDia(
    { situacao: 'ATIVO', fidelidade: meses ? fidelidade : null },
    { dia, ativo_desde, arrependimento_ate: null },
  )
  const cancelado = situacao === 'CANCELADO'
  return {
    ...{ id: v7(), contrato_id, dia, situacao: 'FEITO', motivo: MOTIVOS[situacao] },
    tipo: cancelado ? 'CANCELAMENTO' : 'SUSPENSAO',
    dados: cancelado ? { culpa_do_provedor: false } : {},
    multa: cancelado ? multa.valor : null,
    ...{ autor: 'PESSOA', autor_id, quem, criado_em: em, aplicado_em: em },
  }
}

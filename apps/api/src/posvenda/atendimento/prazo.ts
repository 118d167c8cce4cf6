import type { Prioridade } from '@balcao/contract/posvenda/atendimento-opcoes'
import {
  type Agenda,
  agendaEm,
  horasDaPrioridade,
  prazoEmHorasUteis,
  somarTempoUtil,
  tempoUtilEntre,
} from '@balcao/contract/posvenda/horas-uteis'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import type { AtendimentoTravado } from './alcance.ts'
import { lugarDoContrato } from './contrato-do-atendimento.queries.ts'

/** A deadline that begins now. */
export const prazoDeAgora = (prioridade: Prioridade, agenda: Agenda, configuracao: Configuracao) => {
  const agora = new Date()
  return {
    contado_desde: agora.toISOString(),
    prazo: prazoEmHorasUteis(agora, configuracao[horasDaPrioridade[prioridade]], agenda).toISOString(),
  }
}

const lerAgenda = async (db: Db, { cliente_plano_id }: AtendimentoTravado) => {
  const configuracao = await lerConfiguracao(db)
  return { configuracao, agenda: agendaEm(await lugarDoContrato(db, cliente_plano_id), configuracao) }
}

/** Counted anew from this moment. */
export const prazoReiniciado = async (db: Db, atual: AtendimentoTravado) => {
  const { agenda, configuracao } = await lerAgenda(db, atual)
  return { ...prazoDeAgora(atual.prioridade, agenda, configuracao), minutos_parados: 0 }
}

/** Of another priority: from where it was counted before, with the time that it has waited since. */
export const prazoDaPrioridade = async (db: Db, atual: AtendimentoTravado, prioridade: Prioridade) => {
  const { agenda, configuracao } = await lerAgenda(db, atual)
  const doComeco = prazoEmHorasUteis(
    new Date(atual.contado_desde),
    configuracao[horasDaPrioridade[prioridade]],
    agenda,
  )
  return somarTempoUtil(doComeco, atual.minutos_parados, agenda).toISOString()
}

/** The wait for the client is over: the deadline moves by the working time of it. */
export const prazoRetomado = async (db: Db, atual: AtendimentoTravado) => {
  if (!atual.aguarda_desde) return {}
  const { agenda } = await lerAgenda(db, atual)
  const parado = tempoUtilEntre(new Date(atual.aguarda_desde), new Date(), agenda)
  return {
    aguarda_desde: null,
    minutos_parados: atual.minutos_parados + parado,
    prazo: somarTempoUtil(new Date(atual.prazo), parado, agenda).toISOString(),
  }
}

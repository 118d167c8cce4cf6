import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import { eq, sql } from 'drizzle-orm'
import type { Agente } from '#clientes/cliente/da-venda.commands.ts'
import { exigirIdentificado, travarCliente } from '#clientes/cliente/travar.ts'
import { tipoDeAutor } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { gravarEstado } from './aplicar.commands.ts'
import { devolverClientes, situacoesPelosContratos } from './clientes-do-contrato.commands.ts'
import { contratoEvento } from './contrato-evento.table.ts'
import { baseDe, estadoDeAgora, eventosDe } from './historia.ts'
import type { ContratoLido, EventoLido } from './lido.queries.ts'
import { refazerPlanejados } from './planejados.commands.ts'

const dePessoa = ({ autor, quem }: Agente) => ('usuario' in autor ? quem : null)

const autoriaDe = (agente: Agente) => {
  const pessoa = dePessoa(agente)
  return pessoa
    ? { autor: tipoDeAutor(pessoa), autor_id: pessoa.id, quem: pessoa.nome }
    : { autor: 'SISTEMA' as const }
}

/** Planned. Doing it is another step. */
export const guardarEvento = async (
  db: Db,
  agente: Agente,
  { contrato: { id: contrato_id } }: ContratoLido,
  evento: EventoAcordado & { motivo: string | null },
) => {
  const { id, tipo, dia, situacao, dados, cliente_id, endereco_id, motivo } = evento
  await db.insert(contratoEvento).values({
    ...{ id, contrato_id, tipo, dia, situacao, dados, cliente_id, endereco_id, motivo },
    plano_id: evento.tipo === 'TROCA_PLANO' ? evento.dados.plano.id : null,
    ...autoriaDe(agente),
  })
}

export const marcarDesfeito = async (db: Db, agente: Agente, eventoId: string) => {
  const desfeito_por = dePessoa(agente)?.nome ?? 'Sistema'
  await db
    .update(contratoEvento)
    .set({ situacao: 'DESFEITO', desfeito_em: sql`now()`, desfeito_por })
    .where(eq(contratoEvento.id, eventoId))
}

/** The contract as it was before something that was done today. Nobody who was forgotten meanwhile gets it back. */
export const voltar = async (
  db: Db,
  agente: Agente,
  lido: ContratoLido,
  evento: EventoLido,
  fuso: string,
) => {
  const [base, eventos] = [baseDe(lido), eventosDe(lido, fuso)]
  const antes = estadoDeAgora(base, eventos)
  const depois = estadoDeAgora(
    base,
    eventos.filter(({ id }) => id !== evento.id),
  )
  if (depois.situacao !== 'CANCELADO')
    exigirIdentificado(await travarCliente(db, agente.quem, depois.cliente_id))
  const cancelamento = evento.tipo === 'CANCELAMENTO'
  const mudanca = { antes, depois, evento: `${eventosDeContrato[evento.tipo].nome} desfeito` }
  const mudaCliente = antes.situacao !== depois.situacao || antes.cliente_id !== depois.cliente_id
  const eram = await situacoesPelosContratos(db, mudaCliente ? [antes.cliente_id, depois.cliente_id] : [])
  await gravarEstado(db, agente, lido, mudanca, cancelamento ? { cancelado_em: null, motivo: null } : {})
  await devolverClientes(db, agente, eram, evento.clientes ?? [])
  if (cancelamento) await refazerPlanejados(db, lido.contrato.id, evento.id)
}

import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import {
  depoisDe,
  type EstadoDoContrato,
  fimDaFidelidade,
  mensalidadeDe,
} from '@balcao/contract/vendas/contrato-estado'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import { multaDoEvento } from '@balcao/contract/vendas/contrato-multa'
import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Agente, enderecoDoComprador } from '#clientes/cliente/da-venda.commands.ts'
import { travarCliente } from '#clientes/cliente/travar.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { acompanharClientes } from './clientes-do-contrato.commands.ts'
import { contrato } from './contrato.table.ts'
import { contratoEvento } from './contrato-evento.table.ts'
import { emitirDoContrato, eventoDaMudanca } from './emitir.commands.ts'
import { baseDe, diasDe, estadoDeAgora, eventosDe } from './historia.ts'
import { type ContratoLido, enderecosPorId } from './lido.queries.ts'
import { desfazerPlanejados } from './planejados.commands.ts'

const ENTIDADE = 'contrato'

/** Names nobody: the history outlives who is forgotten. */
const auditavel = (estado: EstadoDoContrato) => ({
  situacao: estado.situacao,
  plano: estado.plano.nome,
  mensalidade: mensalidadeDe(estado),
  adicionais: estado.itens.map(({ nome, quantidade }) => `${quantidade} × ${nome}`),
  fidelidade_ate: estado.fidelidade && fimDaFidelidade(estado.fidelidade),
  endereco_id: estado.endereco_id,
  cliente_id: estado.cliente_id,
})

type Mudanca = { antes: EstadoDoContrato; depois: EstadoDoContrato; evento: string }

/** What its lists and screens need of the new state, the line in the audit, and word to who is looking. */
export const gravarEstado = async (
  db: Db,
  { autor }: Agente,
  { contrato: linha }: ContratoLido,
  { antes, depois, evento }: Mudanca,
  resto: PgUpdateSetSource<typeof contrato> = {},
) => {
  await db
    .update(contrato)
    .set({
      situacao: depois.situacao,
      cliente_id: depois.cliente_id,
      endereco_id: depois.endereco_id,
      plano_nome: depois.plano.nome,
      mensalidade: mensalidadeDe(depois),
      fidelidade_ate: depois.fidelidade && fimDaFidelidade(depois.fidelidade),
      ...resto,
      ...novaVersao(linha),
    })
    .where(eq(contrato.id, linha.id))
  await anotar(db, autor, linha.id, auditavel(antes), { ...auditavel(depois), evento })
  await emitirDoContrato(db, eventoDaMudanca(antes.situacao, depois.situacao), linha.id)
}

export const anotar = async (
  db: Db,
  autor: Agente['autor'],
  id: string,
  antes: Record<string, unknown>,
  depois: Record<string, unknown>,
) => {
  await auditar(db, autor, ENTIDADE, id, 'EDITAR', antes, depois)
  publicar(db, 'contrato', [id])
}

/** Where the service is, and in whose record that address has to be. Null: nothing moves. */
const ondeEDeQuem = (antes: EstadoDoContrato, evento: EventoAcordado) => {
  if (evento.tipo === 'TRANSFERENCIA') return { endereco_id: antes.endereco_id, dono: evento.cliente_id }
  if (evento.tipo === 'MUDANCA_ENDERECO') return { endereco_id: evento.endereco_id, dono: antes.cliente_id }
  return null
}

/** The holder of that day gets the address into their record, whoever's it was when it was agreed. */
const noCadastroDoTitular = async (
  db: Db,
  agente: Agente,
  antes: EstadoDoContrato,
  evento: EventoAcordado,
) => {
  const { endereco_id = null, dono = null } = ondeEDeQuem(antes, evento) ?? {}
  if (!endereco_id || !dono) return evento
  const titular = await travarCliente(db, agente.quem, dono)
  if (titular.enderecos.some(({ id }) => id === endereco_id)) return { ...evento, endereco_id }
  const [atual] = await enderecosPorId(db, [endereco_id])
  if (!atual) throw new Error('um contrato sem endereço')
  const { id: _, tipo: __, cidade: ___, uf: ____, ...endereco } = atual
  return { ...evento, endereco_id: await enderecoDoComprador(db, agente, titular, endereco) }
}

/** Does what was agreed. Whether it is possible has been asked before. */
export const aplicarEvento = async (
  db: Db,
  agente: Agente,
  lido: ContratoLido,
  evento: EventoAcordado & { motivo: string | null },
  fuso: string,
) => {
  const antes = estadoDeAgora(baseDe(lido), eventosDe(lido, fuso))
  const feito = await noCadastroDoTitular(db, agente, antes, evento)
  const depois = depoisDe(antes, feito)
  const { tipo, id, motivo } = evento
  const fim = tipo === 'CANCELAMENTO' ? { cancelado_em: sql`now()`, motivo } : {}
  const mudanca = { antes, depois, evento: eventosDeContrato[tipo].nome }
  await gravarEstado(db, agente, lido, mudanca, fim)
  const mudaCliente = antes.situacao !== depois.situacao || antes.cliente_id !== depois.cliente_id
  const clientes = mudaCliente
    ? await acompanharClientes(db, agente, [antes.cliente_id, depois.cliente_id])
    : []
  await db
    .update(contratoEvento)
    .set({
      situacao: 'FEITO',
      aplicado_em: sql`now()`,
      multa: multaDoEvento(evento, antes, diasDe(lido, fuso))?.valor ?? null,
      endereco_id: feito.endereco_id,
      clientes,
    })
    .where(eq(contratoEvento.id, id))
  if (tipo === 'CANCELAMENTO') await desfazerPlanejados(db, lido.contrato.id)
}

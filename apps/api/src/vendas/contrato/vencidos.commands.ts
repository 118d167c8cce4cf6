import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import { recusaDoAcordo } from '@balcao/contract/vendas/contrato-recusa'
import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { NIL } from 'uuid'
import { plano } from '#catalogo/plano/plano.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import type { Agente } from '#clientes/cliente/da-venda.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { type Pessoa, pessoa } from '#infra/http/contexto.ts'
import { cadaUm } from '#infra/jobs/cada-um.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { hojeNoFuso, lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { anotar, aplicarEvento } from './aplicar.commands.ts'
import { contrato } from './contrato.table.ts'
import { contratoEvento } from './contrato-evento.table.ts'
import { acordado, baseDe, estadoDeAgora, eventosDe } from './historia.ts'
import { type ContratoLido, type EventoLido, lerContrato } from './lido.queries.ts'
import { travarContrato } from './travar.commands.ts'

/** What was agreed by somebody is done by the system when its day comes. */
const SISTEMA: Agente = {
  quem: pessoa({ id: NIL, sessaoId: NIL, nome: '', permissoes: [], empresas: null }),
  autor: { sistema: 'chegou o dia do que estava planejado para o contrato' },
}

/** What an agreement refers to may be gone by its day. */
const sumiu = async (db: Db, { plano_id, cliente_id }: EventoLido): Promise<string | null> => {
  const [semPlano] = plano_id
    ? await db
        .select({ nome: plano.nome })
        .from(plano)
        .where(and(eq(plano.id, plano_id), isNotNull(plano.excluido_em)))
    : []
  if (semPlano) return `O plano ${semPlano.nome} não existe mais`
  const [semCliente] = cliente_id
    ? await db
        .select({ id: cliente.id })
        .from(cliente)
        .where(
          and(
            eq(cliente.id, cliente_id),
            or(isNotNull(cliente.excluido_em), isNotNull(cliente.anonimizado_em)),
          ),
        )
    : []
  return semCliente ? 'O cadastro do novo titular não existe mais' : null
}

const falhar = async (db: Db, { contrato: linha }: ContratoLido, evento: EventoLido, falha: string) => {
  await db.update(contratoEvento).set({ situacao: 'FALHOU', falha }).where(eq(contratoEvento.id, evento.id))
  await db.update(contrato).set(novaVersao(linha)).where(eq(contrato.id, linha.id))
  await anotar(db, SISTEMA.autor, linha.id, {}, { evento: eventosDeContrato[evento.tipo].nome, falha })
}

/**
 * Does what is due on a contract that is locked, in the order of the days. Returns the contract as it is then. What
 * cannot be done says why, and keeps nobody from the rest.
 */
export const aplicarVencidos = async (
  db: Db,
  quem: Pessoa,
  id: string,
  { hoje, fuso }: { hoje: string; fuso: string },
): Promise<ContratoLido> => {
  const lido = await lerContrato(db, quem, id)
  const vencido = lido.eventos.find(({ situacao, dia }) => situacao === 'PLANEJADO' && dia <= hoje)
  if (!vencido) return lido
  const estado = estadoDeAgora(baseDe(lido), eventosDe(lido, fuso))
  const evento = acordado(vencido)
  const falha = recusaDoAcordo(estado, evento)?.texto ?? (await sumiu(db, vencido))
  if (falha) await falhar(db, lido, vencido, falha)
  else
    await db
      .transaction((db) => aplicarEvento(db, SISTEMA, lido, { ...evento, motivo: vencido.motivo }, fuso))
      .catch((erro: unknown) => {
        if (!(erro instanceof Recusa)) throw erro
        return falhar(db, lido, vencido, erro.message)
      })
  return aplicarVencidos(db, quem, id, { hoje, fuso })
}

/** Every contract by itself: one that fails is tried again, and does not stop the others. */
export const aplicarEventosDoDia = async (db: Db) => {
  const [hoje, { fuso_horario: fuso }] = await Promise.all([hojeNoFuso(db), lerConfiguracao(db)])
  const vencidos = await db
    .selectDistinct({ id: contratoEvento.contrato_id })
    .from(contratoEvento)
    .where(and(inArray(contratoEvento.situacao, ['PLANEJADO']), lte(contratoEvento.dia, hoje)))
  await cadaUm(vencidos, ({ id }) =>
    db.transaction(async (db) => {
      await travarContrato(db, SISTEMA.quem, id)
      await aplicarVencidos(db, SISTEMA.quem, id, { hoje, fuso })
    }),
  )
}

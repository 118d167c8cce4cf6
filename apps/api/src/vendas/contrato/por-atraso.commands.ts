import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { Agente } from '#clientes/cliente/da-venda.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { aplicarEvento } from './aplicar.commands.ts'
import { conferirEvento } from './conferir.queries.ts'
import { guardarEvento, marcarDesfeito, voltar } from './guardar.commands.ts'
import type { ContratoLido } from './lido.queries.ts'
import { aplicarVencidos } from './vencidos.commands.ts'

type Fazer = (lido: ContratoLido, dias: { hoje: string; fuso: string }) => Promise<void>

const comODiaEmDia = async (db: Db, { quem }: Agente, id: string, fazer: Fazer) => {
  const { fuso_horario: fuso } = await lerConfiguracao(db)
  const hoje = diaNoFuso(new Date(), fuso)
  await fazer(await aplicarVencidos(db, quem, id, { hoje, fuso }), { hoje, fuso })
}

type Tipo = 'SUSPENSAO' | 'REATIVACAO'

const hojeMesmo = async (
  db: Db,
  agente: Agente,
  lido: ContratoLido,
  { tipo, motivo, hoje, fuso }: { tipo: Tipo; motivo: string; hoje: string; fuso: string },
) => {
  const pedido = { tipo, dia: hoje, dados: {}, motivo }
  const { novo } = await conferirEvento(db, agente.quem, lido, pedido, fuso)
  const evento = novo.tipo === 'SUSPENSAO' ? { ...novo, dados: { por_atraso: true as const } } : novo
  await guardarEvento(db, agente, lido, { ...evento, motivo })
  await aplicarEvento(db, agente, lido, { ...evento, motivo }, fuso)
}

/** Because nobody paid. The caller has locked the contract, and knows that it owes. */
export const suspenderPorAtraso = (db: Db, agente: Agente, id: string, motivo: string) =>
  comODiaEmDia(db, agente, id, (lido, dias) =>
    hojeMesmo(db, agente, lido, { tipo: 'SUSPENSAO', motivo, ...dias }),
  )

/** A day holds one event. What was suspended today was, in the end, not suspended. */
export const religarDepoisDoAtraso = (db: Db, agente: Agente, id: string, motivo: string) =>
  comODiaEmDia(db, agente, id, async (lido, dias) => {
    const deHoje = lido.eventos.find(
      ({ tipo, situacao, dia }) => tipo === 'SUSPENSAO' && situacao === 'FEITO' && dia === dias.hoje,
    )
    if (!deHoje) return hojeMesmo(db, agente, lido, { tipo: 'REATIVACAO', motivo, ...dias })
    await marcarDesfeito(db, agente, deHoje.id)
    await voltar(db, agente, lido, deHoje, dias.fuso)
  })

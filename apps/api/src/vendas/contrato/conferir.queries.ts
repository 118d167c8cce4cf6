import { formatarData } from '@balcao/contract/valores/data'
import type { Acordo, EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import { type EstadoDoContrato, estadoEm, valem } from '@balcao/contract/vendas/contrato-estado'
import { eventosDeContrato, impedimentoDoEvento } from '@balcao/contract/vendas/contrato-evento'
import { type RecusaDeEvento, recusaDoAcordo, recusaDoDia } from '@balcao/contract/vendas/contrato-recusa'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import { acordar } from './acordar.queries.ts'
import type { Pedido } from './acordar-catalogo.queries.ts'
import { baseDe, diasDe, eventosDe } from './historia.ts'
import type { ContratoLido } from './lido.queries.ts'
import { deixariaDeCaber } from './por-que-nao-desfaz.ts'

/** An event that can be kept, and the contract on its day without it. */
export type Conferido = {
  base: EstadoDoContrato
  eventos: EventoAcordado[]
  antes: EstadoDoContrato
  novo: EventoAcordado
  hoje: string
}

const recusar = ({ campo, texto }: RecusaDeEvento) =>
  campo ? campoInvalido(campo, texto) : new Recusa(409, 'ACAO_IMPOSSIVEL', texto)

/** Whether it may happen on its day, and what it is then. Throws what speaks against it. */
export const conferirEvento = async (
  db: Db,
  quem: Pessoa,
  lido: ContratoLido,
  pedido: Pedido,
  fuso: string,
): Promise<Conferido> => {
  const [base, eventos, dias] = [baseDe(lido), eventosDe(lido, fuso), diasDe(lido, fuso)]
  const { tipo, dia } = pedido
  const { hoje } = dias
  const cancelado = lido.contrato.situacao === 'CANCELADO'
  const impedimento = cancelado ? impedimentoDoEvento(tipo, 'CANCELADO') : null
  if (impedimento) throw recusar({ campo: null, texto: impedimento })
  const doDia = recusaDoDia(tipo, dia, dias, valem(eventos))
  if (doDia) throw recusar(doDia)
  const antes = estadoEm(base, eventos, dia)
  const doEstado = impedimentoDoEvento(tipo, antes.situacao)
  if (doEstado) throw recusar({ campo: null, texto: doEstado })
  const acordo = await acordar(db, quem, { empresa: lido.empresa, estado: antes, hoje }, pedido)
  const recusa = recusaDoAcordo(antes, acordo)
  if (recusa) throw recusar(recusa)
  const novo = eventoNovo(acordo, dia)
  exigirQueOResto(base, eventos, novo)
  return { base, eventos, antes, novo, hoje }
}

const eventoNovo = (acordo: Acordo, dia: string): EventoAcordado => ({
  ...acordo,
  ...{ id: v7(), dia, situacao: 'PLANEJADO' },
})

/** What is planned for later must still be possible. A cancellation ends it all, and says so. */
const exigirQueOResto = (
  base: EstadoDoContrato,
  eventos: readonly EventoAcordado[],
  novo: EventoAcordado,
) => {
  if (novo.tipo === 'CANCELAMENTO') return
  const preso = deixariaDeCaber(base, eventos, [...eventos, novo])
  if (preso)
    throw campoInvalido(
      'dia',
      `Depois disto, o que está planejado para ${formatarData(preso.dia)} (${eventosDeContrato[preso.tipo].nome}) deixaria de ser possível: desfaça-o antes`,
    )
}

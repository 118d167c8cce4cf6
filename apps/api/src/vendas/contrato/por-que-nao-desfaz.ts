import { formatarData } from '@balcao/contract/valores/data'
import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import { depoisDe, type EstadoDoContrato, valem } from '@balcao/contract/vendas/contrato-estado'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import { recusaDoAcordo } from '@balcao/contract/vendas/contrato-recusa'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { SEM_VISUALIZAR } from '#clientes/cliente/travar.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { desfeitoComAVenda } from './historia.ts'
import type { ContratoLido } from './lido.queries.ts'

/** What is planned and would not be possible when its day comes. */
const naoCabem = (base: EstadoDoContrato, eventos: readonly EventoAcordado[]) => {
  const presos: EventoAcordado[] = []
  valem(eventos).reduce((estado, evento) => {
    if (evento.situacao === 'FEITO' || !recusaDoAcordo(estado, evento)) return depoisDe(estado, evento)
    presos.push(evento)
    return estado
  }, base)
  return presos
}

/** The first planned event that a change of the others would make impossible. */
export const deixariaDeCaber = (
  base: EstadoDoContrato,
  antes: readonly EventoAcordado[],
  depois: readonly EventoAcordado[],
): EventoAcordado | undefined => {
  const jaNaoCabiam = naoCabem(base, antes)
  return naoCabem(base, depois).find(
    ({ id }) => antes.some((e) => e.id === id) && !jaNaoCabiam.some((e) => e.id === id),
  )
}

/** Why this person changes no contract. Who sees one in part would save what they do not see. */
export const porQueNaoMuda = (quem: Pessoa): string | null => {
  if (!quem.pode('EDITAR.CONTRATO')) return 'Você não possui permissão para mudar contratos'
  return veTudo(quem) ? null : SEM_VISUALIZAR
}

type UmEvento = {
  base: EstadoDoContrato
  eventos: readonly EventoAcordado[]
  indice: number
  hoje: string
}

/** Why this person cannot take an event back now. Null when they can. */
export const porQueNaoDesfaz = (
  quem: Pessoa,
  lido: ContratoLido,
  { base, eventos, indice, hoje }: UmEvento,
): string | null => {
  const evento = eventos[indice]
  if (!evento || evento.situacao === 'DESFEITO') return 'Já foi desfeito'
  if (evento.situacao === 'FALHOU') return 'Não chegou a ser feito: não há o que desfazer'
  const naoMuda = porQueNaoMuda(quem)
  if (naoMuda) return naoMuda
  if (desfeitoComAVenda(lido)) return 'A venda foi desfeita, e o contrato com ela'
  if (evento.situacao === 'FEITO' && evento.dia !== hoje)
    return 'Só se desfaz no mesmo dia o que já foi feito: registre a mudança contrária'
  const preso = deixariaDeCaber(
    base,
    eventos,
    eventos.filter((_, i) => i !== indice),
  )
  return preso
    ? `Desfaça antes “${eventosDeContrato[preso.tipo].nome}”, de ${formatarData(preso.dia)}, que depende deste`
    : null
}

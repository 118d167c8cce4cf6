import { canonico } from '@balcao/contract/base/canonico'
import { CORRECAO_DESFAZ, type CorrecaoQueDesfaz } from '@balcao/contract/vendas/correcao-desfaz'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { VendaTravada } from './agir.commands.ts'
import { valeAinda } from './porta.ts'

type Vendida = Pick<VendaTravada, 'empresa_id' | 'cliente' | 'endereco' | 'oferta' | 'preco'>

/** Refuses until the person has seen what their correction takes back. */
export const exigirCiencia = (antes: VendaTravada, depois: Vendida) => {
  const desfaz = desfeito(antes)
  if (!desfaz.length) return
  const { agendamento_data: data, agendamento_turno: turno } = antes
  const visita = desfaz.includes('VISITA') ? { data, turno } : null
  const atual: CorrecaoQueDesfaz = { muda: mudado(antes, depois), desfaz, visita }
  throw new Recusa(409, CORRECAO_DESFAZ, 'Esta correção desfaz o que já foi combinado', { atual })
}

/** What holds of it now. */
const desfeito = (venda: VendaTravada): CorrecaoQueDesfaz['desfaz'] => {
  const { situacao, autorizacao, aceite_resumo } = venda
  const aprovada = situacao === 'APROVADA' || situacao === 'AGENDADA'
  return [
    ...(valeAinda(autorizacao?.resumo, venda) ? (['AUTORIZACAO'] as const) : []),
    ...(valeAinda(aceite_resumo, venda) ? (['ACEITE'] as const) : []),
    ...(situacao === 'AGUARDANDO_ACEITE' ? (['LINK'] as const) : []),
    ...(aprovada ? (['APROVACAO'] as const) : []),
    ...(situacao === 'AGENDADA' ? (['VISITA'] as const) : []),
  ]
}

const mudado = (antes: Vendida, depois: Vendida): string[] => {
  const oferta = ({ oferta: { plano, adicionais, promocoes } }: Vendida) => ({ plano, adicionais, promocoes })
  const outraOferta = !iguais(oferta(antes), oferta(depois))
  return [
    ...(antes.empresa_id === depois.empresa_id ? [] : ['empresa_id']),
    ...(iguais(antes.oferta.canal, depois.oferta.canal) ? [] : ['canal_venda_id']),
    ...camposMudados('cliente', antes.cliente, depois.cliente),
    ...camposMudados('endereco', antes.endereco, depois.endereco),
    ...(outraOferta ? ['oferta'] : []),
    ...(outraOferta || iguais(antes.preco, depois.preco) ? [] : ['preco']),
  ]
}

const camposMudados = (de: string, antes: object, depois: object) => {
  const [era, fica] = [Object.entries(antes), Object.entries(depois)].map((pares) => new Map(pares))
  const campos = new Set([...(era?.keys() ?? []), ...(fica?.keys() ?? [])])
  return [...campos]
    .filter((campo) => !iguais(era?.get(campo), fica?.get(campo)))
    .map((campo) => `${de}.${campo}`)
}

const iguais = (um: unknown, outro: unknown) => canonico(um ?? null) === canonico(outro ?? null)

import { canonico } from '@balcao/contract/base/canonico'
import { type Porta, proximaPorta } from '@balcao/contract/vendas/situacao'
import { resumoDe } from '#infra/resumo.ts'
import type { venda } from './venda.table.ts'

type Vendida = Pick<
  typeof venda.$inferSelect,
  'cliente' | 'endereco' | 'oferta' | 'preco' | 'restricoes' | 'autorizacao' | 'aceite_resumo'
>

type Conteudo = Omit<Vendida, 'autorizacao' | 'restricoes' | 'aceite_resumo'>
type Canal = Conteudo['oferta']['canal']

/** Hash of what somebody authorises or accepts: if any of it changes, that no longer holds. */
export const resumoDoVendido = ({ cliente, endereco, oferta, preco }: Conteudo) => {
  const { plano, adicionais, promocoes } = oferta
  return resumoDe({ cliente, endereco, plano, adicionais, promocoes, preco })
}

/** Neither the company nor what the channel demands is in the hash: those that are stored hold. */
const exigidoPor = ({ exige_aceite_digital, fora_do_estabelecimento, anexos_obrigatorios }: Canal) =>
  canonico([exige_aceite_digital, fora_do_estabelecimento, anexos_obrigatorios.toSorted()])

type DaEmpresa = Conteudo & { empresa_id: string }

/** Whether what was authorised, accepted and approved of the one holds for the other no more. */
export const mudouOVendido = (antes: DaEmpresa, depois: DaEmpresa) =>
  antes.empresa_id !== depois.empresa_id ||
  resumoDoVendido(antes) !== resumoDoVendido(depois) ||
  exigidoPor(antes.oferta.canal) !== exigidoPor(depois.oferta.canal)

/** Whoever authorised it has not seen what restricts it only since then. */
const vista = (regra: string, autorizacao: Vendida['autorizacao']) =>
  autorizacao?.regras?.includes(regra) ?? true

/** What somebody saw of it then is what stands there now. */
export const valeAinda = (visto: string | null | undefined, vendida: Conteudo) =>
  visto != null && visto === resumoDoVendido(vendida)

/** Where the sale goes now: what is already satisfied is not asked for twice. */
export const portaDe = (vendida: Vendida): Porta => {
  const { restricoes, autorizacao, oferta, aceite_resumo } = vendida
  const vistas = restricoes.every(({ regra }) => vista(regra, autorizacao))
  return proximaPorta({
    autorizacao: restricoes.length > 0 && !(vistas && valeAinda(autorizacao?.resumo, vendida)),
    aceite: oferta.canal.exige_aceite_digital && !valeAinda(aceite_resumo, vendida),
  })
}

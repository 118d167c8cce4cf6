import { codigos } from '@balcao/contract/base/erro'
import type { Oferta, PedidoDePreco, PrecoDaOferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import {
  CUPOM_RECUSADO,
  conferirEscolhas,
  montar,
  noLugar,
  precoDaOferta,
  problemaDasPromocoes,
  valeNoLugar,
} from '@balcao/contract/catalogo/oferta-preco'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import { type Criterios, criteriosDe } from './criterios.ts'
import { ofertaPara } from './oferta.queries.ts'
import { porQueNaoVende } from './por-que-nao-vende.ts'

/** The offer that a request is about, as far as its coupon and additionals are right. */
export const ofertaDoPedido = async (db: Db, quem: Pessoa, pedido: PedidoDePreco, hoje?: string) => {
  const criterios = await criteriosDe(db, quem, pedido, hoje)
  const oferta = await ofertaPara(db, quem, criterios, pedido.plano_id)
  if (!oferta) throw await porQueNaoVende(db, quem, criterios, pedido.plano_id)
  exigirCupom(oferta, criterios)
  exigirAdicionais(oferta, pedido)
  return { criterios, oferta }
}

/** The price of an offer with the choices. */
export const precoDoPedido = (
  { criterios, oferta }: { criterios: Criterios; oferta: Oferta },
  pedido: PedidoDePreco,
) => {
  exigirPromocoes(oferta, criterios, pedido)
  const { dia, canal_venda_id = null } = criterios
  return { dia, canal_venda_id, ...precoDaOferta(noLugar(oferta, criterios), dia, pedido) }
}

/** The price of the choices, from the current catalogue. No price is accepted from outside. */
export const precificar = async (db: Db, quem: Pessoa, pedido: PedidoDePreco): Promise<PrecoDaOferta> =>
  precoDoPedido(await ofertaDoPedido(db, quem, pedido), pedido)

const exigirCupom = ({ promocoes }: Oferta, criterios: Criterios) => {
  const { cupom } = criterios
  if (!cupom) return
  const doCupom = promocoes.filter(({ codigo }) => codigo === cupom)
  if (doCupom.length === 0) throw campoInvalido('cupom', CUPOM_RECUSADO)
  exigirLugar('cupom', doCupom, criterios)
}

/** A promotion limited to some places cannot be chosen without naming the place. */
const exigirLugar = (campo: string, promocoes: PromocaoDaOferta[], criterios: Criterios) => {
  const incerta = promocoes.find((promocao) => !valeNoLugar(promocao, criterios))
  if (incerta)
    throw campoInvalido(
      campo,
      `“${incerta.nome}” não vale em toda parte: informe a cidade e o canal da venda`,
    )
}

/** Everything that is wrong with them, at once. */
const exigirAdicionais = (oferta: Oferta, { adicionais }: PedidoDePreco) => {
  const [primeiro, ...outros] = conferirEscolhas(oferta, adicionais).map(({ texto }) => texto)
  if (primeiro)
    throw new Recusa(422, codigos.validacao, primeiro, { campos: { adicionais: [primeiro, ...outros] } })
}

const exigirPromocoes = (
  oferta: Oferta,
  criterios: Criterios,
  { promocoes: ids, adicionais }: PedidoDePreco,
) => {
  if (ids === null) return
  const escolhidas = oferta.promocoes.filter(({ id }) => ids.includes(id))
  if (escolhidas.length < ids.length)
    throw campoInvalido('promocoes', 'Uma das promoções já terminou ou não vale para esta oferta')
  exigirLugar('promocoes', escolhidas, criterios)
  const problema = problemaDasPromocoes(montar(oferta, criterios.dia, adicionais), escolhidas)
  if (problema) throw campoInvalido('promocoes', problema)
}

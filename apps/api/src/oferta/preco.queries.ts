import { codigos } from '@balcao/contract/erro'
import type { Oferta, PedidoDePreco, PrecoDaOferta } from '@balcao/contract/oferta'
import { conferirEscolhas, montar, precoDaOferta, problemaDasPromocoes } from '@balcao/contract/oferta-preco'
import type { Db } from '../db/conexao.ts'
import type { Pessoa } from '../http/contexto.ts'
import { campoInvalido, Recusa } from '../http/recusa.ts'
import { criteriosDe } from './criterios.ts'
import { ofertaPara } from './oferta.queries.ts'
import { porQueNaoVende } from './por-que-nao-vende.ts'

/** The price of what was put together, from the catalogue of this moment: no price is taken from outside. */
export const precificar = async (db: Db, quem: Pessoa, pedido: PedidoDePreco): Promise<PrecoDaOferta> => {
  const criterios = await criteriosDe(db, quem, pedido)
  const oferta = await ofertaPara(db, quem, criterios, pedido.plano_id)
  if (!oferta) throw await porQueNaoVende(db, quem, criterios, pedido.plano_id)
  const { dia, canal_venda_id = null } = criterios
  exigirCupom(oferta, pedido)
  exigirAdicionais(oferta, pedido)
  exigirPromocoes(oferta, dia, pedido)
  return { dia, canal_venda_id, ...precoDaOferta(oferta, dia, pedido) }
}

const exigirCupom = ({ promocoes }: Oferta, { cupom }: PedidoDePreco) => {
  if (cupom && !promocoes.some(({ codigo }) => codigo === cupom))
    throw campoInvalido('cupom', 'Este cupom não existe, já terminou ou não vale para esta oferta')
}

/** All that is wrong with them, at once. */
const exigirAdicionais = (oferta: Oferta, { adicionais }: PedidoDePreco) => {
  const [primeiro, ...outros] = conferirEscolhas(oferta, adicionais).map(({ texto }) => texto)
  if (primeiro)
    throw new Recusa(422, codigos.validacao, primeiro, { campos: { adicionais: [primeiro, ...outros] } })
}

const exigirPromocoes = (oferta: Oferta, dia: string, { promocoes: ids, adicionais }: PedidoDePreco) => {
  if (ids === null) return
  const escolhidas = oferta.promocoes.filter(({ id }) => ids.includes(id))
  if (escolhidas.length < ids.length)
    throw campoInvalido('promocoes', 'Uma das promoções já terminou ou não vale para esta oferta')
  const problema = problemaDasPromocoes(montar(oferta, dia, adicionais), escolhidas)
  if (problema) throw campoInvalido('promocoes', problema)
}

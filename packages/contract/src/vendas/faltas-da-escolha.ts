import type { Oferta } from '#catalogo/oferta.ts'
import { CUPOM_RECUSADO, conferirEscolhas, montar, problemaDasPromocoes } from '#catalogo/oferta-preco.ts'
import type { EscolhaDaOferta } from './escolha-da-oferta.ts'
import type { Falta } from './faltas.ts'

/** What the catalogue says of the chosen plan. */
export type Escolhida = {
  /** As it is sold here, with the coupon's promotion. Null: it is not. */
  oferta: Oferta | null
  /** Of a plan that is sold elsewhere. */
  nome: string | undefined
  dia: string
  /** Without a coupon true. Null while it is not known which promotions there are. */
  cupomVale: boolean | null
}

type Escolha = Pick<EscolhaDaOferta, 'plano_id' | 'adicionais' | 'promocoes'>

/** What keeps the chosen offer from being sold as it is, in the order of the steps. */
export const faltasDaEscolha = (escolha: Escolha, { oferta, nome, ...resto }: Escolhida): Falta[] => {
  if (!escolha.plano_id) return []
  if (!oferta) return [{ etapa: 'plano', campo: 'plano_id', texto: foraDaqui(nome) }]
  return [...faltasDosAdicionais(escolha, oferta), ...faltasDaPromocao(escolha, { oferta, ...resto })]
}

const foraDaqui = (nome: string | undefined) =>
  nome
    ? `${nome}, que estava escolhido, não é vendido aqui. Escolha outro plano.`
    : 'O plano que estava escolhido não é mais vendido. Escolha outro plano.'

/** Several may be wrong in the same words. */
const faltasDosAdicionais = ({ adicionais }: Escolha, oferta: Oferta): Falta[] =>
  [...new Set(conferirEscolhas(oferta, adicionais).map(({ texto }) => texto))].map((texto) => ({
    etapa: 'adicionais',
    campo: 'adicionais',
    texto,
  }))

type ComOferta = Pick<Escolhida, 'dia' | 'cupomVale'> & { oferta: Oferta }

const faltasDaPromocao = (escolha: Escolha, { oferta, dia, cupomVale }: ComOferta): Falta[] => {
  if (cupomVale === null) return []
  const textos = {
    promocoes: problemaDasMarcadas(escolha, oferta, dia),
    cupom: cupomVale ? null : CUPOM_RECUSADO,
  }
  return Object.entries(textos).flatMap(([campo, texto]) =>
    texto === null ? [] : [{ etapa: 'promocao', campo, texto }],
  )
}

const problemaDasMarcadas = ({ promocoes: ids, adicionais }: Escolha, oferta: Oferta, dia: string) => {
  if (ids === null) return null
  const marcadas = oferta.promocoes.filter(({ id }) => ids.includes(id))
  return marcadas.length < ids.length
    ? 'Uma promoção que estava marcada terminou ou não vale mais aqui'
    : problemaDasPromocoes(montar(oferta, dia, adicionais), marcadas)
}

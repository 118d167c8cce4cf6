import { FIDELIDADE_MAXIMA_PF } from '#catalogo/plano.ts'
import type { AdicionalDoPreco } from '#catalogo/preco/preco-entrada.ts'
import { mesesCompletos, somarMeses } from '#valores/dia.ts'
import type { TipoPessoa } from '#valores/pessoa.ts'
import type { situacoesDeContrato } from './contrato.ts'
import type { Acordo, EventoAcordado } from './contrato-acordado.ts'
import { eventosDeContrato } from './contrato-evento.ts'
import { recusaDoAcordo } from './contrato-recusa.ts'
import type { PlanoDoContrato } from './contrato-visto.ts'

/** `desde`: the day of the event that brought it. Null: sold with the contract, and with the sale's discounts. */
export type ItemDoContrato = AdicionalDoPreco & { desde: string | null }

export type Fidelidade = {
  inicio: string
  meses: number
  beneficio_valor: number
  beneficio_descricao: string | null
}

/** A contract on some day. It begins with what was sold, and each event makes the next one out of it. */
export type EstadoDoContrato = {
  situacao: (typeof situacoesDeContrato)[number]
  plano: PlanoDoContrato
  /** The plan is still the one that was sold: the sale's discounts on it go on. */
  plano_da_venda: boolean
  itens: ItemDoContrato[]
  fidelidade: Fidelidade | null
  cliente_id: string
  tipo_pessoa: TipoPessoa
  endereco_id: string
  codigo_ibge: number
}

/** A plan with fidelity has a benefit that pays for it: the catalogue takes no other. */
export const fidelidadeDoPlano = (
  plano: PlanoDoContrato,
  tipo_pessoa: TipoPessoa,
  inicio: string,
): Fidelidade | null => {
  const { fidelidade_meses, beneficio_valor, beneficio_descricao } = plano
  const meses = tipo_pessoa === 'PF' ? Math.min(fidelidade_meses, FIDELIDADE_MAXIMA_PF) : fidelidade_meses
  return meses > 0 ? { inicio, meses, beneficio_valor, beneficio_descricao } : null
}

export const fimDaFidelidade = ({ inicio, meses }: Fidelidade): string => somarMeses(inicio, meses)

/** The regular monthly value, after every discount. */
export const mensalidadeDe = ({ plano, itens }: Pick<EstadoDoContrato, 'plano' | 'itens'>): number =>
  itens
    .filter(({ cobranca }) => cobranca === 'MENSAL')
    .reduce((soma, { valor, quantidade }) => soma + valor * quantidade, plano.valor_mensal)

/** The contract after an event, whether or not it was possible: see `recusaDoAcordo`. */
export const depoisDe = (estado: EstadoDoContrato, evento: Acordo & { dia: string }): EstadoDoContrato => {
  const { para } = eventosDeContrato[evento.tipo]
  return { ...estado, ...mudancas(estado, evento), ...(para !== 'FICA' && { situacao: para }) }
}

const mudancas = (estado: EstadoDoContrato, evento: Acordo & { dia: string }): Partial<EstadoDoContrato> => {
  switch (evento.tipo) {
    case 'TROCA_PLANO': {
      const { plano, novo_beneficio } = evento.dados
      const nova = novo_beneficio && fidelidadeDoPlano(plano, estado.tipo_pessoa, evento.dia)
      return {
        plano,
        plano_da_venda: false,
        itens: itensComPlano(estado.itens, evento.dados, evento.dia),
        ...(nova && { fidelidade: nova }),
      }
    }
    case 'ADICIONAL_ENTRA': {
      const { incompativel_com: _, quantidade_maxima: __, ...item } = evento.dados.adicional
      return { itens: [...estado.itens, { ...item, desde: evento.dia }] }
    }
    case 'ADICIONAL_SAI':
      return { itens: itensSem(estado.itens, evento.dados.adicional) }
    case 'MUDANCA_ENDERECO':
      return {
        codigo_ibge: evento.dados.codigo_ibge,
        endereco_id: evento.endereco_id ?? estado.endereco_id,
      }
    case 'TRANSFERENCIA':
      return {
        cliente_id: evento.cliente_id ?? estado.cliente_id,
        tipo_pessoa: evento.dados.tipo_pessoa,
        endereco_id: evento.endereco_id ?? estado.endereco_id,
        fidelidade: fidelidadeDoTitular(estado.fidelidade, evento.dados.tipo_pessoa, evento.dia),
      }
    default:
      return {}
  }
}

/** What a company agreed to binds a natural person for no longer than they could have agreed to. */
const fidelidadeDoTitular = (fidelidade: Fidelidade | null, tipo_pessoa: TipoPessoa, dia: string) => {
  if (!fidelidade || tipo_pessoa !== 'PF') return fidelidade
  const maximo = mesesCompletos(fidelidade.inicio, dia) + FIDELIDADE_MAXIMA_PF
  return { ...fidelidade, meses: Math.min(fidelidade.meses, maximo) }
}

type Troca = Extract<Acordo, { tipo: 'TROCA_PLANO' }>['dados']

/** What was paid once stays. What is paid monthly stays at its price, if the new plan sells it. */
const itensComPlano = (itens: ItemDoContrato[], { vendidos, entram }: Troca, dia: string) => {
  const ficam = itens
    .filter(({ id, cobranca }) => cobranca === 'UNICA' || vendidos.some((v) => v.id === id))
    .map((item) => ({ ...item, obrigatorio: vendidos.some((v) => v.id === item.id && v.obrigatorio) }))
  const novos = entram.filter(({ id }) => !ficam.some((item) => item.id === id))
  return [...ficam, ...novos.map((item) => ({ ...item, desde: dia }))]
}

/** The last units that came are the first to go: the ones of the sale may have a discount. */
const itensSem = (itens: ItemDoContrato[], { id, quantidade }: { id: string; quantidade: number }) => {
  let resta = quantidade
  return itens
    .toReversed()
    .flatMap((item) => {
      if (item.id !== id) return [item]
      const tirados = Math.min(resta, item.quantidade)
      resta -= tirados
      return tirados < item.quantidade ? [{ ...item, quantidade: item.quantidade - tirados }] : []
    })
    .toReversed()
}

export const valem = <E extends EventoAcordado>(eventos: readonly E[]): E[] =>
  eventos
    .filter(({ situacao }) => situacao === 'FEITO' || situacao === 'PLANEJADO')
    .toSorted((a, b) => (a.dia < b.dia ? -1 : 1))

/** A contract through time: its events in order, and what it is at the end of any day if what is planned happens. */
export type LinhaDoTempo = {
  eventos: EventoAcordado[]
  em: (dia?: string) => EstadoDoContrato
  antesDe: (dia: string) => EstadoDoContrato
}

/** Each state is made once, however many days are asked about. A planned event that cannot happen is passed over. */
export const linhaDoTempo = (base: EstadoDoContrato, eventos: readonly EventoAcordado[]): LinhaDoTempo => {
  const emOrdem = valem(eventos)
  const estados = [base]
  for (const evento of emOrdem) {
    const estado = estados.at(-1) ?? base
    const impossivel = evento.situacao === 'PLANEJADO' && recusaDoAcordo(estado, evento) !== null
    estados.push(impossivel ? estado : depoisDe(estado, evento))
  }
  /** Without a next event (-1), the last state. */
  const ateOProximo = (proximo: number) => estados.at(proximo) ?? base
  return {
    eventos: emOrdem,
    em: (dia = '9999-12-31') => ateOProximo(emOrdem.findIndex((evento) => evento.dia > dia)),
    antesDe: (dia) => ateOProximo(emOrdem.findIndex((evento) => evento.dia >= dia)),
  }
}

export const estadoEm = (
  base: EstadoDoContrato,
  eventos: readonly EventoAcordado[],
  dia?: string,
): EstadoDoContrato => linhaDoTempo(base, eventos).em(dia)

import type { situacoesDePagamento } from '@balcao/contract/cobranca/boleto'
import type { RegistroBoleto, SituacaoBoleto } from '@balcao/contract/cobranca/boleto-estados'
import type { MeioDePagamento } from '@balcao/contract/cobranca/boleto-opcoes'
import { nomesDosMeios } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'

export type Recebido = {
  tipo: 'PAGO'
  /** What this payment is to whoever reports it: reported again, also by another way, it is the same. */
  chave: string
  meio: MeioDePagamento
  valor: number
  pago_em: string
  credito_em: string | null
  tarifa: number | null
  /** A person says so. They decide what is enough. */
  a_mao: boolean
}

type OQueSeDiz = Pick<Recebido, 'meio' | 'pago_em' | 'valor'>

/** Of a report that has no id of its own. */
export const chaveSemId = ({ meio, pago_em, valor }: OQueSeDiz) => `${meio} ${pago_em} ${valor}`

/** What the bank, a gateway or a person says about a boleto. */
export type Acontecimento =
  | Recebido
  | { tipo: 'REGISTRADO' }
  | { tipo: 'REJEITADO'; motivos: string }
  | { tipo: 'BAIXADO'; motivos: string }

export type Pagamento = Omit<Recebido, 'tipo' | 'a_mao'> & {
  situacao: (typeof situacoesDePagamento)[number]
  a_mao: boolean
}

/** What is known of a boleto when something happens to it. */
export type Estado = {
  situacao: SituacaoBoleto
  registro: RegistroBoleto
  valor: number
  /** The least that settles it: its value without the discount that was promised. */
  minimo: number
  /** Another one charges the same: the month, or the sale, was issued again after this was cancelled. */
  substituido: boolean
  pagamentos: readonly Pagamento[]
}

export type Resultado = 'REGISTRADO' | 'REJEITADO' | 'PAGO' | 'BAIXADO' | 'ANOTADO' | 'CONFERIR' | 'REPETIDA'

export type Decisao = {
  resultado: Resultado
  /** For people. */
  texto: string
  estado: Estado
  /** To be written into the boleto. */
  mudanca: {
    situacao?: SituacaoBoleto
    registro?: RegistroBoleto
    rejeicao?: string | null
    quitacao?: Recebido
    /** A payment that was known without its id has one now. */
    identificado?: { chave: string; antes: string }
  }
}

const nada = (estado: Estado, resultado: Resultado, texto: string): Decisao => ({
  ...{ resultado, texto, estado, mudanca: {} },
})

const comRegistro = (
  estado: Estado,
  registro: RegistroBoleto,
  texto: string,
  rejeicao: string | null = null,
): Decisao => ({
  resultado: registro === 'REGISTRADO' || registro === 'REJEITADO' ? registro : 'BAIXADO',
  texto,
  estado: { ...estado, registro },
  mudanca: { registro, rejeicao },
})

const registrar = (estado: Estado): Decisao => {
  if (estado.registro === 'REGISTRADO') return nada(estado, 'REPETIDA', 'Já estava registrado')
  if (estado.registro === 'BAIXADO') return nada(estado, 'ANOTADO', 'O banco já o tinha baixado')
  return comRegistro(estado, 'REGISTRADO', 'Registrado no banco')
}

/** A refusal that comes after the confirmation is of a file that was sent twice. */
const rejeitar = (estado: Estado, motivos: string): Decisao => {
  if (estado.registro === 'REJEITADO') return nada(estado, 'REPETIDA', `Já estava rejeitado: ${motivos}`)
  if (estado.registro === 'REGISTRADO' || estado.registro === 'BAIXADO')
    return nada(
      estado,
      'ANOTADO',
      `O banco recusou uma nova entrada, e o boleto segue como estava: ${motivos}`,
    )
  return comRegistro(estado, 'REJEITADO', `Rejeitado pelo banco: ${motivos}`, motivos)
}

const baixar = (estado: Estado, motivos: string): Decisao => {
  if (estado.registro === 'BAIXADO') return nada(estado, 'REPETIDA', 'Já estava baixado no banco')
  return comRegistro(estado, 'BAIXADO', motivos ? `Baixado no banco: ${motivos}` : 'Baixado no banco')
}

/** By hand somebody wrote down what the bank now reports: it is the same money. */
const confirma = (antes: Pagamento, { meio, a_mao }: Recebido) => antes.a_mao && !a_mao && antes.meio === meio

const semId = (um: Recebido | Pagamento) => um.chave === chaveSemId(um)

/** One of them says nothing but means, day and value: it is the other. Two ids are two payments. */
const eOMesmo = (antes: Pagamento, agora: Recebido) =>
  !antes.a_mao && !agora.a_mao && chaveSemId(antes) === chaveSemId(agora) && (semId(antes) || semId(agora))

/** From now on it is known by its id, so that another id is another payment. */
const identificar = (estado: Estado, { chave: antes }: Pagamento, { chave }: Recebido): Decisao => ({
  ...{
    resultado: 'ANOTADO',
    texto: `Este pagamento já era conhecido, e agora o seu número também: ${chave}`,
  },
  estado: {
    ...estado,
    pagamentos: estado.pagamentos.map((um) => (um.chave === antes ? { ...um, chave } : um)),
  },
  mudanca: { identificado: { antes, chave } },
})

const comPagamento = (
  estado: Estado,
  { tipo: _, ...recebido }: Recebido,
  situacao: Pagamento['situacao'],
): Estado => ({ ...estado, pagamentos: [...estado.pagamentos, { ...recebido, situacao }] })

/** `R$ 129,90 por Pix`. */
export const valorPorMeio = ({ valor, meio }: Pick<Recebido, 'valor' | 'meio'>) =>
  `${formatarDinheiro(valor)} por ${nomesDosMeios[meio]}`

const quitar = (estado: Estado, recebido: Recebido, pagamentos = estado.pagamentos): Decisao => ({
  resultado: 'PAGO',
  texto: `Pago: ${valorPorMeio(recebido)}`,
  estado: comPagamento({ ...estado, situacao: 'PAGO', pagamentos }, recebido, 'QUITOU'),
  mudanca: { situacao: 'PAGO', quitacao: recebido },
})

const aConferir = (
  estado: Estado,
  recebido: Recebido,
  situacao: 'DUPLICADO' | 'CONFERIR',
  texto: string,
): Decisao => ({
  ...{ resultado: 'CONFERIR', texto, mudanca: {} },
  estado: comPagamento(estado, recebido, situacao),
})

/** One debt, two means: the first payment that is enough settles it. What comes later is for a person to look at. */
const receber = (estado: Estado, recebido: Recebido): Decisao => {
  const igual = estado.pagamentos.find(({ chave }) => chave === recebido.chave)
  const conhecido = igual ?? estado.pagamentos.find((um) => eOMesmo(um, recebido))
  if (conhecido)
    return semId(conhecido) && !semId(recebido)
      ? identificar(estado, conhecido, recebido)
      : nada(estado, 'REPETIDA', 'Este pagamento já era conhecido')
  const quitou = estado.pagamentos.find(({ situacao }) => situacao === 'QUITOU')
  const veio = formatarDinheiro(recebido.valor)
  if (quitou && confirma(quitou, recebido)) {
    // A person may decide that less is enough: then as much from the bank is, too.
    if (recebido.valor < Math.min(quitou.valor, estado.minimo))
      return aConferir(
        estado,
        recebido,
        'CONFERIR',
        `Vieram ${veio}, menos do que os ${formatarDinheiro(quitou.valor)} anotados à mão`,
      )
    const desfeito = estado.pagamentos.map((um) =>
      um === quitou ? { ...um, situacao: 'DESFEITO' as const } : um,
    )
    return quitar(estado, recebido, desfeito)
  }
  if (quitou) return aConferir(estado, recebido, 'DUPLICADO', `Pago em duplicidade: vieram mais ${veio}`)
  if (estado.substituido)
    return aConferir(
      estado,
      recebido,
      'DUPLICADO',
      `Vieram ${veio} por um boleto cancelado, e outro cobra o mesmo`,
    )
  if (!recebido.a_mao && recebido.valor < estado.minimo)
    return aConferir(
      estado,
      recebido,
      'CONFERIR',
      `Vieram ${veio}, menos do que os ${formatarDinheiro(estado.minimo)} que o quitam`,
    )
  return quitar(estado, recebido)
}

/**
 * A person takes back what they wrote down. What came meanwhile was one too many only beside it: the first that is enough
 * settles, and if none is, there is less than what is owed.
 */
export const desfazer = (estado: Estado): { quitou: Pagamento | undefined; estado: Estado } => {
  const aMais = estado.pagamentos.filter(({ situacao }) => situacao === 'DUPLICADO')
  const basta = aMais.find(({ a_mao, valor }) => !a_mao && valor >= estado.minimo)
  const pagamentos = estado.pagamentos.map((um): Pagamento => {
    if (um.situacao === 'QUITOU') return { ...um, situacao: 'DESFEITO' }
    if (um === basta) return { ...um, situacao: 'QUITOU' }
    return aMais.includes(um) && !basta ? { ...um, situacao: 'CONFERIR' } : um
  })
  return { quitou: basta, estado: { ...estado, situacao: basta ? 'PAGO' : 'ABERTO', pagamentos } }
}

/** What becomes of a boleto. Said again, it changes nothing; said out of order, what is paid stays paid. */
export const decidir = (estado: Estado, acontecimento: Acontecimento): Decisao => {
  switch (acontecimento.tipo) {
    case 'REGISTRADO':
      return registrar(estado)
    case 'REJEITADO':
      return rejeitar(estado, acontecimento.motivos)
    case 'BAIXADO':
      return baixar(estado, acontecimento.motivos)
    case 'PAGO':
      return receber(estado, acontecimento)
  }
}

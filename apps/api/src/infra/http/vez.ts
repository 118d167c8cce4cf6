import { OCUPADO, Recusa } from '#infra/recusa/recusa.ts'

type Limites = {
  /**
   * How many may work at the same time, and how many may wait. Beyond both, the answer is "later", at once.
   */
  simultaneos: number
  espera: number
  /**
   * The same limits for one subject, such as all sizes of one picture, so that it cannot take every place.
   */
  porAssunto?: { simultaneos: number; espera: number }
  /** How many may wait per address. */
  esperaPorOrigem?: number
  /** The message when there is no place left. */
  cheia: string
}

type Pedido = {
  assunto?: string
  origem?: string
  /** Aborted when the caller has left, which frees the place in line. */
  partiu?: AbortSignal
}
type Esperando = { pedido: Pedido; rodada: number; chamar: () => void }

const SEGUNDOS_ATE_TENTAR = 2

/** Nobody reads this answer. It is not our failure, so it is not logged as one. */
const foiEmbora = () => new Recusa(499, 'FOI_EMBORA', 'Quem pediu não esperou a resposta')

/**
 * Runs heavy work a few at a time. Those who wait are served in rounds, one per address and round, so that
 * someone who asks for fifty things does not put everybody else behind all fifty.
 */
export const criarVez = (limites: Limites) => {
  const { simultaneos, espera, porAssunto, esperaPorOrigem = espera, cheia } = limites
  const trabalhando = new Set<Pedido>()
  const esperando: Esperando[] = []
  let rodadaAtual = 0

  const daOrigem = ({ origem }: Pedido) =>
    origem === undefined ? 0 : esperando.filter(({ pedido }) => pedido.origem === origem).length
  const mesmoAssunto = ({ assunto }: Pedido, entre: Iterable<Pedido>) =>
    assunto === undefined ? 0 : [...entre].filter((outro) => outro.assunto === assunto).length

  const podeComecar = (pedido: Pedido) =>
    trabalhando.size < simultaneos &&
    (!porAssunto || mesmoAssunto(pedido, trabalhando) < porAssunto.simultaneos)

  const chamarProximos = () => {
    for (;;) {
      const i = esperando.findIndex(({ pedido }) => podeComecar(pedido))
      const [proximo] = i < 0 ? [] : esperando.splice(i, 1)
      if (!proximo) return
      trabalhando.add(proximo.pedido)
      rodadaAtual = Math.max(rodadaAtual, proximo.rodada)
      proximo.chamar()
    }
  }

  const semLugar = (pedido: Pedido) =>
    esperando.length >= espera ||
    daOrigem(pedido) >= esperaPorOrigem ||
    (porAssunto &&
      mesmoAssunto(
        pedido,
        esperando.map(({ pedido }) => pedido),
      ) >= porAssunto.espera)

  /** Called before anything is spent on a call that would only be refused. */
  const exigirLugar = (pedido: Pedido = {}) => {
    if (!podeComecar(pedido) && semLugar(pedido))
      throw new Recusa(503, OCUPADO, cheia, { esperarSegundos: SEGUNDOS_ATE_TENTAR })
  }

  const esperar = (pedido: Pedido) =>
    new Promise<void>((chamar, recusar) => {
      const lugar = { pedido, rodada: rodadaAtual + 1 + daOrigem(pedido), chamar }
      const depois = esperando.findIndex(({ rodada }) => rodada > lugar.rodada)
      esperando.splice(depois < 0 ? esperando.length : depois, 0, lugar)
      pedido.partiu?.addEventListener('abort', () => {
        const i = esperando.indexOf(lugar)
        if (i < 0) return
        esperando.splice(i, 1)
        recusar(foiEmbora())
      })
    })

  const naVez = async <T>(trabalho: () => Promise<T>, dados: Pedido = {}): Promise<T> => {
    // A copy has its own identity, even when two calls pass the same object.
    const pedido = { ...dados }
    if (pedido.partiu?.aborted) throw foiEmbora()
    if (podeComecar(pedido)) trabalhando.add(pedido)
    else {
      exigirLugar(pedido)
      await esperar(pedido)
    }
    try {
      return await trabalho()
    } finally {
      trabalhando.delete(pedido)
      chamarProximos()
    }
  }

  return Object.assign(naVez, {
    exigirLugar,
    ocupacao: () => ({ trabalhando: trabalhando.size, esperando: esperando.length }),
  })
}

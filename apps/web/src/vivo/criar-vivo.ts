import { type AssuntoVivo, assuntosVivos, type MensagemViva, PULSO_VIVO_S } from '@balcao/contract/infra/vivo'
import type { Sessao } from '#sessao/criar-sessao.ts'
import { type Fim, lerFluxo } from './fluxo.ts'

type Ouvinte = (ids: string[] | null) => void

export type Partes = {
  base: string
  sessao: Pick<Sessao, 'estado' | 'assinar' | 'renovar'>
  travas: LockManager | undefined
  /** Says when there is a network again, and when the person comes back to this tab. */
  janela: EventTarget
}

/** Two beats that did not come. */
const SILENCIO_MS = 2.4 * PULSO_VIVO_S * 1000
const ESPERAS_MS = [500, 2_000, 5_000, 15_000, 30_000]
/** A stream that opens this soon after the page has missed nothing that the page shows. */
const PARTIDA_MS = 3_000
const TUDO: MensagemViva = Object.fromEntries(assuntosVivos.map((assunto) => [assunto, null]))

/**
 * What happens on the server, for every tab of the browser over one connection: the tab that has the lock listens, and
 * tells the others. A closed tab gives the lock to the next one. Where browsers have no locks (plain http), a tab only
 * learns when the person comes back to it.
 */
export const criarVivo = ({ base, sessao, travas, janela }: Partes) => {
  const ouvintes = new Map<AssuntoVivo, Set<Ouvinte>>(assuntosVivos.map((assunto) => [assunto, new Set()]))
  const partida = Date.now()
  let pessoa: string | null = null
  let desligar: () => void = () => undefined
  /** When something was last heard, a beat included, or when this tab began to listen. */
  let ouvidoEm = 0

  const contar = (mensagem: MensagemViva) => {
    for (const assunto of assuntosVivos) {
      const ids = mensagem[assunto]
      if (ids !== undefined) for (const ouvinte of ouvintes.get(assunto) ?? []) ouvinte(ids)
    }
  }

  const ligar = (id: string) => {
    ouvidoEm = Date.now()
    const saida = new AbortController()
    const { signal } = saida
    const canal = new BroadcastChannel(`balcao-vivo-${id}`)
    canal.onmessage = ({ data }: MessageEvent<MensagemViva>) => {
      ouvidoEm = Date.now()
      contar(data)
    }
    const espalhar = (mensagem: MensagemViva) => {
      ouvidoEm = Date.now()
      canal.postMessage(mensagem)
      contar(mensagem)
    }
    const disputar = (opcoes: LockOptions) => {
      const vez = new AbortController()
      const minha = { signal: AbortSignal.any([signal, vez.signal]), base, sessao, janela, partida, espalhar }
      travas
        ?.request(`balcao-vivo-${id}`, opcoes, () => conduzir(minha))
        .catch(() => {
          // Taken by a tab that is awake. This one falls silent, and waits for its turn.
          vez.abort()
          if (!signal.aborted) disputar({ signal })
        })
    }
    disputar({ signal })

    /** A tab that leads while the device has put it to sleep is replaced. */
    const conferir = () => {
      if (document.visibilityState !== 'visible' || Date.now() - ouvidoEm < SILENCIO_MS) return
      ouvidoEm = Date.now()
      contar(TUDO)
      if (!semRede()) disputar({ steal: true })
    }
    for (const evento of ['visibilitychange', 'focus', 'pageshow'])
      janela.addEventListener(evento, conferir, { signal, capture: true })
    return () => {
      saida.abort()
      canal.close()
    }
  }

  /** Only for somebody who is signed in and wants to hear. */
  const acertar = () => {
    const ouve = [...ouvintes.values()].some(({ size }) => size > 0)
    const quem = ouve ? (sessao.estado().usuarioAutenticado?.id ?? null) : null
    if (quem === pessoa) return
    desligar()
    pessoa = quem
    desligar = quem ? ligar(quem) : () => undefined
  }
  sessao.assinar(acertar)

  return {
    ouvir: (assunto: AssuntoVivo, ouvinte: Ouvinte) => {
      ouvintes.get(assunto)?.add(ouvinte)
      acertar()
      return () => {
        ouvintes.get(assunto)?.delete(ouvinte)
        acertar()
      }
    },
  }
}

type Conducao = Omit<Partes, 'travas'> & {
  signal: AbortSignal
  partida: number
  espalhar: (mensagem: MensagemViva) => void
}

/** Holds the stream open for as long as this tab leads. */
const conduzir = async ({ base, sessao, signal, janela, partida, espalhar }: Conducao) => {
  let falhas = 0
  const aoAbrir = () => {
    if (falhas > 0 || Date.now() - partida > PARTIDA_MS) espalhar(TUDO)
    falhas = 0
  }
  while (!signal.aborted) {
    const { accessToken } = sessao.estado()
    const fim = await lerFluxo({
      base,
      token: accessToken,
      signal,
      silencioMs: SILENCIO_MS,
      aoAbrir,
      espalhar,
    })
    if (signal.aborted) return
    falhas++
    if (fim.status === 401) await sessao.renovar(accessToken).catch(() => undefined)
    await esperar(janela, signal, pausaDe(fim, falhas))
  }
}

const pausaDe = ({ esperarMs }: Fim, falhas: number) => {
  const propria = ESPERAS_MS[Math.min(falhas, ESPERAS_MS.length) - 1] ?? 0
  // Not all of them at the same moment when the server is back.
  return Math.max(esperarMs, propria) * (0.75 + Math.random() / 2)
}

const semRede = () => navigator.onLine === false

/** Without network there is nothing to try. */
const esperar = (janela: EventTarget, signal: AbortSignal, ms: number) =>
  new Promise<void>((pronto) => {
    const prazo = setTimeout(() => semRede() || acabar(), ms)
    const acabar = () => {
      clearTimeout(prazo)
      janela.removeEventListener('online', acabar)
      signal.removeEventListener('abort', acabar)
      pronto()
    }
    janela.addEventListener('online', acabar)
    signal.addEventListener('abort', acabar)
  })

type Vigia = {
  /** For each key since the last `esquecer`: until the frame that shows what it did. */
  teclas: () => number[]
  esquecer: () => void
  /** From the click that follows to the frame in which the step stands. */
  passo: (titulo: string, pronta: string) => Promise<number>
}

/** Shorter ones are not reported. A key without a report took no longer than this. */
export const MINIMO_MS = 16

declare global {
  interface Window {
    vigia: Vigia
  }
}

/** Runs in the page. Asking from outside would cost a slow processor more than the page does. */
export const vigiar = (minimo: number) => {
  const DE_DIGITAR = new Set(['keydown', 'keypress', 'beforeinput', 'input'])
  const observador = new PerformanceObserver((lista) => guardar(lista.getEntries()))
  let eventos: PerformanceEventTiming[] = []
  let inicios: number[] = []
  let clique = 0
  const guardar = (vistos: PerformanceEntryList) =>
    eventos.push(...(vistos as PerformanceEventTiming[]).filter(({ name }) => DE_DIGITAR.has(name)))
  observador.observe({ type: 'event', durationThreshold: minimo } as PerformanceObserverInit)
  addEventListener('keydown', ({ timeStamp }) => inicios.push(timeStamp), true)
  addEventListener('click', ({ timeStamp }) => (clique = timeStamp), true)

  window.vigia = {
    teclas: () => {
      guardar(observador.takeRecords())
      return inicios.map((inicio, i) => {
        const seguinte = inicios[i + 1] ?? Number.POSITIVE_INFINITY
        // A key is several events, and its text may come in another frame than its first one.
        const seus = eventos.filter(({ startTime }) => startTime >= inicio - 1 && startTime < seguinte - 1)
        return Math.max(minimo, ...seus.map(({ startTime, duration }) => startTime + duration - inicio))
      })
    },
    esquecer: () => {
      observador.takeRecords()
      eventos = []
      inicios = []
    },
    passo: (titulo, pronta) =>
      new Promise((resolve) => {
        const olhar = () => {
          if (document.querySelector('h1')?.textContent !== titulo || !document.querySelector(pronta)) return
          vigia.disconnect()
          // Painted: after the next frame, not in it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clique)))
        }
        const vigia = new MutationObserver(olhar)
        vigia.observe(document, { childList: true, subtree: true, characterData: true })
      }),
  }
}

import { queryClient } from '#consultas.ts'
import { quandoFolgar } from '#ui/quandoFolgar.ts'

const NO_MAXIMO_MS = 5_000

const folga = () => new Promise<void>((resolver) => quandoFolgar(resolver))

const semPerguntas = () =>
  new Promise<void>((resolver) => {
    const seguir = () => {
      parar()
      clearTimeout(prazo)
      resolver()
    }
    const seguirSeQuieto = () => {
      if (queryClient.isFetching() === 0) seguir()
    }
    const parar = queryClient.getQueryCache().subscribe(seguirSeQuieto)
    const prazo = setTimeout(seguir, NO_MAXIMO_MS)
    seguirSeQuieto()
  })

/**
 * The screen has what it asked for, and the browser has nothing else to do. On a slow network, what nobody looks at yet
 * would hold the screen up if it came sooner. After five seconds nothing waits any longer.
 */
export const telaPronta = async () => {
  await folga()
  await semPerguntas()
  await folga()
}

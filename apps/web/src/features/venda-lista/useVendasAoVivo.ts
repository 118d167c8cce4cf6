import { queryClient } from '#consultas.ts'
import { useVivo } from '#vivo/useVivo.ts'
import { umaPorVez } from './uma-por-vez.ts'

/** With hundreds of screens open, each change must not become hundreds of calls at once. */
const DESCANSO_MS = 2_000

const LIDAS = ['lista', 'filas', 'total']

const reler = umaPorVez(
  () =>
    Promise.all(
      LIDAS.map((qual) =>
        queryClient.invalidateQueries({
          queryKey: ['venda', qual],
          // A tab that nobody sees reads again when somebody comes back to it.
          refetchType: document.hidden ? 'none' : 'active',
        }),
      ),
    ),
  () => new Promise((pronto) => setTimeout(pronto, DESCANSO_MS)),
)

/** Rows and numbers follow what happens, also in other people's hands. */
export const useVendasAoVivo = () => useVivo('venda', () => void reler())

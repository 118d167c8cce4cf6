import type { AssuntoVivo } from '@balcao/contract/infra/vivo'
import { queryClient } from '#consultas.ts'
import { umaPorVez } from './uma-por-vez.ts'
import { useVivo } from './useVivo.ts'

/** With hundreds of screens open, each change must not become hundreds of calls at once. */
const DESCANSO_MS = 2_000

/** For a noun's list: rows and numbers follow what happens, also in other people's hands. */
export const listaAoVivo = (assunto: AssuntoVivo, lidas: readonly string[]) => {
  const reler = umaPorVez(
    () =>
      Promise.all(
        lidas.map((qual) =>
          queryClient.invalidateQueries({
            queryKey: [assunto, qual],
            // A tab that nobody sees reads again when somebody comes back to it.
            refetchType: document.hidden ? 'none' : 'active',
          }),
        ),
      ),
    () => new Promise((pronto) => setTimeout(pronto, DESCANSO_MS)),
  )
  return () => useVivo(assunto, () => void reler())
}

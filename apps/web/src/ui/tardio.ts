import { lazy } from 'react'
import { buscarEstilosEmFalta, servidorResponde, servidorVoltou } from '#navegacao/recarga.ts'
import { textos } from '#textos/textos.ts'
import { toast } from './toast.tsx'

/** With any props, as in React's own type. */
type Componente = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

const buscarQuandoDer = async <C>(buscar: () => Promise<C>) => {
  try {
    return await buscar()
  } catch {
    if (!(await servidorResponde())) {
      toast.erro(textos.erro.rede)
      await servidorVoltou()
    }
    await buscarEstilosEmFalta()
    // A chunk of an older version fails again, and the page is then reloaded.
    return buscar()
  }
}

/**
 * A part of the screen whose code is downloaded when it is first shown. If the server cannot be reached, the
 * screen stays as it is and the person is told. The part appears by itself once the server answers again.
 */
export const tardio = <C extends Componente>(buscar: () => Promise<C>) =>
  lazy(async () => ({ default: await buscarQuandoDer(buscar) }))

import { lazy } from 'react'
import { buscarEstilosEmFalta, servidorResponde, servidorVoltou } from '#navegacao/recarga.ts'
import { textos } from '#textos/textos.ts'
import { toast } from './toast.tsx'

/** Of any properties, as React itself has it. */
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
    // Gone with an older version it fails again: the page gives way to a new one.
    return buscar()
  }
}

/**
 * A part of the screen whose code comes when it is first shown. Out of reach of the server the screen stays as it is:
 * the person is told, and the part comes by itself once the server answers again.
 */
export const tardio = <C extends Componente>(buscar: () => Promise<C>) =>
  lazy(async () => ({ default: await buscarQuandoDer(buscar) }))

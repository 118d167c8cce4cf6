import { useIsFetching } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { quandoFolgar } from '#ui/quandoFolgar.ts'
import classes from './Cabecalho.module.css'

/**
 * Its place is kept, and the bell comes when the screen has what it asked for. Without network it quietly does not come.
 */
export function Sino() {
  const [Pronto, setPronto] = useState<ComponentType | null>(null)
  const telaEspera = useIsFetching() > 0
  const podeVir = !Pronto && !telaEspera
  useEffect(() => {
    if (!podeVir) return
    return quandoFolgar(() => {
      import('#partes/aviso/SinoDeAvisos.tsx').then(
        ({ SinoDeAvisos }) => setPronto(() => SinoDeAvisos),
        () => undefined,
      )
    })
  }, [podeVir])
  return <div className={classes.sino}>{Pronto && <Pronto />}</div>
}

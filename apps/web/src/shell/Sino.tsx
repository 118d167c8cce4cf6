import { useIsFetching } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { quandoFolgar } from '#ui/quandoFolgar.ts'
import classes from './Cabecalho.module.css'

const NO_MAXIMO_MS = 5_000

/**
 * Its place is kept, and the bell comes when the screen has what it asked for, or when that takes too long. Without
 * network it quietly does not come.
 */
export function Sino() {
  const [Pronto, setPronto] = useState<ComponentType | null>(null)
  const [demorou, setDemorou] = useState(false)
  const buscando = useIsFetching() > 0
  useEffect(() => {
    const espera = setTimeout(() => setDemorou(true), NO_MAXIMO_MS)
    return () => clearTimeout(espera)
  }, [])
  const podeVir = !Pronto && (!buscando || demorou)
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

import { type ComponentType, useEffect, useState } from 'react'
import classes from './Cabecalho.module.css'

/** Its place is kept, and the bell comes after the screen. Without network it quietly does not come. */
export function Sino() {
  const [Pronto, setPronto] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('#partes/aviso/SinoDeAvisos.tsx').then(
      ({ SinoDeAvisos }) => setPronto(() => SinoDeAvisos),
      () => undefined,
    )
  }, [])
  return <div className={classes.sino}>{Pronto && <Pronto />}</div>
}

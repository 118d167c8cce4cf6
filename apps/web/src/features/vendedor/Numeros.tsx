import { useQuery } from '@tanstack/react-query'
import classes from './Vendedor.module.css'
import { meusNumeros } from './vendedor.data.ts'
import { textos } from './vendedor.textos.ts'

/** One line. Its space is kept, so that nothing moves when the figures arrive. */
export function Numeros() {
  const { data } = useQuery(meusNumeros())
  return (
    <p className={classes.numeros}>
      {data && textos.numeros(data).map((linha) => <span key={linha}>{linha} </span>)}
    </p>
  )
}

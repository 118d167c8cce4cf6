import { Alert } from '@mantine/core'
import classes from './Suspensoes.module.css'

export type FalhaComNome = { id: string; nome: string; texto: string }

/** Those that could not be done, each with its reason. The others were. */
export function Falhas({ titulo, falhas }: { titulo: string; falhas: FalhaComNome[] }) {
  return (
    <Alert color="warning" role="alert" title={titulo} mb="sm">
      <ul className={classes.falhas}>
        {falhas.map(({ id, nome, texto }) => (
          <li key={id}>
            <strong>{nome}</strong>: {texto}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

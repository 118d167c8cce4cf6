import { Alert } from '@mantine/core'
import { textoDoErro } from '../http/erro.ts'
import classes from './Recusa.module.css'

/** Why a form was refused, at its top, where it is read first. */
export function Recusa({ erro }: { erro: unknown }) {
  return (
    <Alert color="danger" role="alert" className={classes.recusa}>
      {typeof erro === 'string' ? erro : textoDoErro(erro)}
    </Alert>
  )
}

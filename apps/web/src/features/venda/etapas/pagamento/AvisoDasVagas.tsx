import { Alert, Text } from '@mantine/core'
import classes from './AvisoDasVagas.module.css'
import { useAvisoDasVagas } from './useAvisoDasVagas.ts'

/** Below the day, in a line that is always there. */
export function AvisoDasVagas() {
  const aviso = useAvisoDasVagas()
  return (
    <Text role="status" size="sm" className={classes.aviso ?? ''} data-vazio={aviso === null || undefined}>
      {aviso}
    </Text>
  )
}

/** Before the sale is sent. */
export function AvisoDasVagasNaRevisao() {
  const aviso = useAvisoDasVagas()
  return (
    <div role="status">
      {aviso && (
        <Alert role="note" color="warning" p="xs">
          {aviso}
        </Alert>
      )}
    </div>
  )
}

import { Alert } from '@mantine/core'
import { useFaltasDaOferta } from '../../oferta/useFaltasDaOferta.ts'

/** The draft's plan is not among the offers: the city changed, or it is no longer sold. */
export function PlanoForaDaqui() {
  const falta = useFaltasDaOferta().find(({ etapa }) => etapa === 'plano')
  return (
    falta && (
      <Alert color="warning" role="alert">
        {falta.texto}
      </Alert>
    )
  )
}

import { Alert, Button, Text } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { pedirPersistencia, persistenciaAvisada } from '#aparelho/persistencia.ts'
import { assinarRede } from '#aparelho/rede.ts'
import { textos } from './rascunho.textos.ts'

/**
 * A browser may clear away what it stores when space is short. That matters while the device is the only place that
 * has the sale, so it is told then, and once.
 */
export function AvisoDePersistencia() {
  const conectado = useSyncExternalStore(assinarRede, () => navigator.onLine)
  const [podeSumir, setPodeSumir] = useState(false)
  useEffect(() => {
    void pedirPersistencia().then((garantida) => setPodeSumir(!garantida && !persistenciaAvisada.ler()))
  }, [])
  if (!podeSumir || conectado) return null
  const entender = () => {
    persistenciaAvisada.marcar()
    setPodeSumir(false)
  }
  return (
    <Alert color="warning" mb="md" role="status">
      <Text size="sm" mb="xs">
        {textos.podeSumir}
      </Text>
      <Button size="compact-sm" variant="default" onClick={entender}>
        {textos.entendi}
      </Button>
    </Alert>
  )
}

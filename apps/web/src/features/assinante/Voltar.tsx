import { Button } from '@mantine/core'
import { textos } from './assinante.textos.ts'

/** As the phone's own way back. */
export function Voltar() {
  return (
    <Button variant="subtle" size="lg" fullWidth onClick={() => window.history.back()}>
      {textos.voltar}
    </Button>
  )
}

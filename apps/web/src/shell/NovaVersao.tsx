import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import classes from './NovaVersao.module.css'
import { useNovaVersao } from './useNovaVersao.ts'

const textos = { nova: 'Nova versão disponível', atualizar: 'Atualizar', depois: 'Depois' }

/** Offered, not forced: someone in the middle of something can go on in the current version. */
export function NovaVersao() {
  const nova = useNovaVersao()
  const [adiada, setAdiada] = useState(false)
  return (
    <div role="status" className={classes.lugar}>
      {nova && !adiada && (
        <div className={classes.aviso}>
          <Text size="sm">{textos.nova}</Text>
          <Group gap={4}>
            <Button size="compact-sm" variant="subtle" onClick={() => setAdiada(true)}>
              {textos.depois}
            </Button>
            <Button size="compact-sm" onClick={() => window.location.reload()}>
              {textos.atualizar}
            </Button>
          </Group>
        </div>
      )}
    </div>
  )
}

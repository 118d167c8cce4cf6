import { Button, Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { textos } from '#textos/textos.ts'
import classes from './NovaVersao.module.css'
import { useNovaVersao } from './useNovaVersao.ts'

/** Offered, not forced: someone in the middle of something can go on in the current version. */
export function NovaVersao() {
  const nova = useNovaVersao()
  const [adiada, setAdiada] = useState(false)
  return (
    <div role="status" className={classes.lugar}>
      {nova && !adiada && (
        <Paper withBorder shadow="md" className={classes.aviso}>
          <Text size="sm">{textos.casca.novaVersao}</Text>
          <Group gap={4}>
            <Button size="compact-sm" variant="subtle" onClick={() => setAdiada(true)}>
              {textos.casca.depois}
            </Button>
            <Button size="compact-sm" onClick={() => window.location.reload()}>
              {textos.casca.atualizar}
            </Button>
          </Group>
        </Paper>
      )}
    </div>
  )
}

import { Button, Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
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
          <Text size="sm">Nova versão disponível</Text>
          <Group gap={4}>
            <Button size="compact-sm" variant="subtle" onClick={() => setAdiada(true)}>
              Depois
            </Button>
            <Button size="compact-sm" onClick={() => window.location.reload()}>
              Atualizar
            </Button>
          </Group>
        </Paper>
      )}
    </div>
  )
}

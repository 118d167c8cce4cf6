import { Stack, Text, Title } from '@mantine/core'
import { useMatches } from '@tanstack/react-router'
import classes from './EmConstrucao.module.css'

const textos = { titulo: 'Esta tela ainda não está pronta.', oQueFara: 'O que ela fará:' }

/** A screen that the menu and the guards know, but that does nothing yet. */
export function EmConstrucao({ faz }: { faz: string }) {
  const titulo = useMatches({ select: (matches) => matches.at(-1)?.staticData.titulo })
  return (
    <Stack gap={4} className={classes.tela}>
      <Title order={1}>{titulo}</Title>
      <Text>{textos.titulo}</Text>
      <Text c="dimmed">
        {textos.oQueFara} {faz}
      </Text>
    </Stack>
  )
}

import { Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type SecaoProps = { titulo: string; texto?: string; acao?: ReactNode; children?: ReactNode }

export function Secao({ titulo, texto, acao, children }: SecaoProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <div>
          <Group justify="space-between" mih={30}>
            <Title order={2} size="h4" id={id}>
              {titulo}
            </Title>
            {acao}
          </Group>
          {texto && (
            <Text size="sm" c="dimmed">
              {texto}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </section>
  )
}

import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { Logo } from './Logo.tsx'
import classes from './PaginaPublica.module.css'

type PaginaPublicaProps = { titulo?: string; texto?: ReactNode; children: ReactNode }

/** The frame of every page that opens without a login. */
export function PaginaPublica({ titulo, texto, children }: PaginaPublicaProps) {
  const { marca } = useConfiguracao()
  return (
    <main className={classes.pagina}>
      <div className={classes.coluna}>
        <div className={classes.marca}>
          <Logo altura={36} />
          <span>{marca}</span>
        </div>
        <div className={classes.cartao}>
          <Stack gap="md">
            {titulo && (
              <div>
                <Title order={1} tabIndex={-1}>
                  {titulo}
                </Title>
                {texto && (
                  <Text size="sm" c="dimmed" mt={4}>
                    {texto}
                  </Text>
                )}
              </div>
            )}
            {children}
          </Stack>
        </div>
      </div>
    </main>
  )
}

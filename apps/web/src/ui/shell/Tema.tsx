import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { esquemaForcado, gerenteDeTema, tema, variaveisDeContraste } from '../../tema.ts'

export function Tema({ caminho, children }: { caminho: string; children: ReactNode }) {
  const forcado = esquemaForcado(caminho)
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={variaveisDeContraste}
      colorSchemeManager={gerenteDeTema}
      defaultColorScheme="auto"
      {...(forcado ? { forceColorScheme: forcado } : {})}
    >
      {children}
    </MantineProvider>
  )
}

import { MantineProvider } from '@mantine/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { esquemaForcado, gerenteDeTema, tema, variaveisDeContraste } from '../../tema.ts'

export function Tema({ caminho, children }: { caminho: string; children: ReactNode }) {
  const forcado = esquemaForcado(caminho)
  // The kit first applies the saved preference, and the forced scheme only after a paint: that would flash.
  useLayoutEffect(() => {
    if (forcado) document.documentElement.dataset.mantineColorScheme = forcado
  }, [forcado])
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

import { MantineProvider } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { esquemaForcado, gerenteDeTema, temaDaMarca, variaveisDaMarca } from '#tema.ts'

export function Tema({ caminho, children }: { caminho: string; children: ReactNode }) {
  const forcado = esquemaForcado(caminho)
  const { cor_primaria, cor_secundaria } = useConfiguracao()
  const { tema, variaveis } = useMemo(() => {
    const cores = { cor_primaria, cor_secundaria }
    return { tema: temaDaMarca(cores), variaveis: variaveisDaMarca(cores) }
  }, [cor_primaria, cor_secundaria])
  // The kit first applies the saved preference, and the forced scheme only after a paint, which would flash.
  useLayoutEffect(() => {
    if (forcado) document.documentElement.dataset.mantineColorScheme = forcado
  }, [forcado])
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={variaveis}
      colorSchemeManager={gerenteDeTema}
      defaultColorScheme="auto"
      {...(forcado ? { forceColorScheme: forcado } : {})}
    >
      {children}
    </MantineProvider>
  )
}

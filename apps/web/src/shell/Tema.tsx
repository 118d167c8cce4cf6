import { MantineProvider } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { type esquemaForcado, gerenteDeTema, temaDaMarca, variaveisDaMarca } from '#tema.ts'

type TemaProps = { forcado?: ReturnType<typeof esquemaForcado>; children: ReactNode }

/** Whenever it is drawn, everything of the kit is drawn again. */
export function Tema({ forcado, children }: TemaProps) {
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

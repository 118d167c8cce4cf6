import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { type CoresDaMarca, temaDaMarca, variaveisDaMarca } from '#tema.ts'

const DO_PRODUTO: CoresDaMarca = { cor_primaria: null, cor_secundaria: null }

/** Mounts a component on a real page for one test, as the app would, and removes it afterwards. */
export function montar(
  conteudo: ReactNode,
  esquema: 'light' | 'dark' = 'light',
  marca = DO_PRODUTO,
  /** The shell brings a `main` of its own. */
  dentroDe: 'main' | 'div' = 'main',
) {
  const elemento = document.createElement(dentroDe)
  document.body.append(elemento)
  const raiz = createRoot(elemento)
  const mostrar = (novo: ReactNode) =>
    raiz.render(
      <MantineProvider
        theme={temaDaMarca(marca)}
        cssVariablesResolver={variaveisDaMarca(marca)}
        forceColorScheme={esquema}
        // No transitions: a test looks at the final state.
        env="test"
      >
        {novo}
      </MantineProvider>,
    )
  mostrar(conteudo)
  onTestFinished(() => {
    raiz.unmount()
    elemento.remove()
  })
  return { mostrar }
}

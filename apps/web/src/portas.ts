import type { ComponentType } from 'react'

type Modulo = { porta: { titulo: string; Pagina: ComponentType } }

/** Pages that open without router, data layer and shell, by address: each is a file of `portas/`. */
const portas = import.meta.glob<Modulo>('./portas/*.tsx')

export const portaDe = (caminho: string) => portas[`./portas${caminho.replace(/\/$/, '')}.tsx`]

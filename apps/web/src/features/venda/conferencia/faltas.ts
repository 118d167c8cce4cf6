import type { Falta } from '@balcao/contract/vendas/faltas'
import { createContext, use } from 'react'

/** Null while it is not known yet what this channel asks for. */
export const FaltasContexto = createContext<readonly Falta[] | null>(null)

/** What keeps the draft from being sent, as of a moment ago: typing does not wait for it. */
export const useFaltas = () => use(FaltasContexto)

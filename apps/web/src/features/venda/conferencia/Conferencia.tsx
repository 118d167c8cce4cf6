import { faltasDoRascunho } from '@balcao/contract/vendas/faltas'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useRascunho } from '../rascunho/aberto.ts'
import { FaltasContexto } from './faltas.ts'
import { useContextoDaVenda } from './useContextoDaVenda.ts'

/** Checks the draft once for every part of the screen. */
export function Conferencia({ children }: { children: ReactNode }) {
  const dados = useDeferredValue(useRascunho().dados)
  const contexto = useContextoDaVenda()
  const faltas = useMemo(() => contexto && faltasDoRascunho(dados, contexto), [dados, contexto])
  // The same list is the same object, so that a key that changes nothing here draws nothing.
  const chave = JSON.stringify(faltas)
  const iguais = useMemo(() => JSON.parse(chave) as typeof faltas, [chave])
  return <FaltasContexto value={iguais}>{children}</FaltasContexto>
}

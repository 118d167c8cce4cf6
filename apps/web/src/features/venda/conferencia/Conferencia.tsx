import { etapas } from '@balcao/contract/vendas/etapas'
import { type Falta, faltasDoRascunho } from '@balcao/contract/vendas/faltas'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useFaltasDaOferta } from '../oferta/useFaltasDaOferta.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { FaltasContexto } from './faltas.ts'
import { useContextoDaVenda } from './useContextoDaVenda.ts'

const emOrdem = (faltas: readonly Falta[]) =>
  faltas.toSorted((a, b) => etapas.indexOf(a.etapa) - etapas.indexOf(b.etapa))

/** Checks the draft once for every part of the screen. */
export function Conferencia({ children }: { children: ReactNode }) {
  const dados = useDeferredValue(useRascunho().dados)
  const contexto = useContextoDaVenda()
  const daOferta = useFaltasDaOferta()
  const faltas = useMemo(
    () => contexto && emOrdem([...faltasDoRascunho(dados, contexto), ...daOferta]),
    [dados, contexto, daOferta],
  )
  // The same list is the same object, so that a key that changes nothing here draws nothing.
  const chave = JSON.stringify(faltas)
  const iguais = useMemo(() => JSON.parse(chave) as typeof faltas, [chave])
  return <FaltasContexto value={iguais}>{children}</FaltasContexto>
}

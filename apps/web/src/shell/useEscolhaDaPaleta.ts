import { useCallback, useState } from 'react'
import { textos } from '#textos/textos.ts'
import type { AcaoDaPaleta } from './acaoDaPaleta.ts'

const LISTA = 'paleta'

/** The kit marks an entry in the document alone, and tells nobody. */
const useMarcada = () => {
  const [marcada, setMarcada] = useState<string>()
  const acompanhar = useCallback((lista: HTMLDivElement | null) => {
    if (!lista) return
    const olhar = () => setMarcada(lista.querySelector('[data-selected]')?.id)
    const olheiro = new MutationObserver(olhar)
    olheiro.observe(lista, { subtree: true, childList: true, attributeFilter: ['data-selected'] })
    olhar()
    return () => {
      olheiro.disconnect()
      setMarcada(undefined)
    }
  }, [])
  return { marcada, acompanhar }
}

/** What the arrow keys mark, for screen readers too: the focus stays in the field. */
export function useEscolhaDaPaleta(acoes: readonly AcaoDaPaleta[]) {
  const { marcada, acompanhar } = useMarcada()
  const aberta = acoes.length > 0
  return {
    campo: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': aberta,
      'aria-controls': aberta ? LISTA : undefined,
      'aria-activedescendant': marcada,
    },
    lista: { id: LISTA, role: 'listbox', 'aria-label': textos.casca.buscar, ref: acompanhar },
    opcoes: acoes.map((acao) => {
      const id = `${LISTA}:${acao.id}`
      return {
        ...acao,
        role: 'option',
        'aria-selected': id === marcada,
        // The kit keeps an entry's `id` to itself.
        ref: (opcao: HTMLButtonElement | null) => opcao?.setAttribute('id', id),
      }
    }),
  }
}

import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useConfiguracao } from '../../configuracao.ts'

/** `<screen> · {brand}`, from the innermost route that has a title. */
export const useTituloDaJanela = () => {
  const { marca } = useConfiguracao()
  const titulo = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.titulo)?.staticData.titulo,
  })
  useEffect(() => {
    document.title = titulo ? `${titulo} · ${marca}` : marca
  }, [titulo, marca])
}

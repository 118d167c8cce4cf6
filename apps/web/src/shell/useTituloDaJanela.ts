import { useMatches } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { tituloDoErro } from './tituloDoErro.ts'

/** `<screen> · {brand}`, from the error screen or from the innermost route that has a title. */
export const useTituloDaJanela = () => {
  const { marca } = useConfiguracao()
  const doErro = useSyncExternalStore(tituloDoErro.assinar, tituloDoErro.atual)
  const daRota = useMatches({
    select: (matches) => {
      const tela = matches.findLast(({ staticData }) => staticData.titulo)
      return tela?.staticData.tituloDaJanela?.(tela.params) ?? tela?.staticData.titulo
    },
  })
  const titulo = doErro ?? daRota
  useEffect(() => {
    document.title = titulo ? `${titulo} · ${marca}` : marca
  }, [titulo, marca])
}

import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { configuracao } from '#configuracao.ts'
import classes from './Catalogo.module.css'
import type { BuscaDoCatalogo } from './catalogo.busca.ts'
import { textos } from './catalogo.textos.ts'
import { useNomesDoFiltro } from './useNomesDoFiltro.ts'

const hoje = () => diaNoFuso(new Date(), configuracao.fuso_horario)

type CabecalhoDaImpressaoProps = { busca: BuscaDoCatalogo; canal: string | null }

/**
 * Only on paper, which shows neither the filters nor the day:
 * "Santos – SP · Canal Loja · Impresso em 15/11/2026".
 */
export function CabecalhoDaImpressao({ busca, canal }: CabecalhoDaImpressaoProps) {
  const nomes = useNomesDoFiltro(busca, canal)
  const [dia, setDia] = useState(hoje)
  useEffect(() => {
    // A catalogue stays open for days, so the date is set on this event.
    // The browser takes its picture right after it.
    const aoImprimir = () => flushSync(() => setDia(hoje()))
    window.addEventListener('beforeprint', aoImprimir)
    return () => window.removeEventListener('beforeprint', aoImprimir)
  }, [])
  return (
    <p className={classes.soNoPapel}>
      {[
        nomes.cidade ?? textos.todasAsCidades,
        nomes.canal ? textos.peloCanal(nomes.canal) : textos.todosOsCanais,
        textos.impressoEm(formatarData(dia)),
      ].join(' · ')}
    </p>
  )
}

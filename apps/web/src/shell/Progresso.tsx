import { useRouterState } from '@tanstack/react-router'
import { textos } from '#textos/textos.ts'
import classes from './Progresso.module.css'

/** A thin line while the next page is loading. A page that loads at once never shows it. */
export function Progresso() {
  const carregando = useRouterState({ select: ({ status }) => status === 'pending' })
  if (!carregando) return null
  return <div role="progressbar" aria-label={textos.casca.carregando} className={classes.linha} />
}

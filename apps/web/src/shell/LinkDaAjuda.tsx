import { Link, useMatches, useParams } from '@tanstack/react-router'
import { Icone } from '#ui/Icone.tsx'
import { textos } from './ajuda.textos.ts'
import classes from './LinkDaAjuda.module.css'

/**
 * To what the manual says about this screen. In a tab of its own: nobody reads a manual and loses what was typed.
 * Which page that is, only the manual knows, and it is not part of the shell.
 */
export function LinkDaAjuda() {
  const tela = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const { etapa } = useParams({ strict: false })
  if (!tela || tela.startsWith('/_app/ajuda/')) return null
  return (
    <Link
      to="/ajuda"
      search={{ tela, etapa }}
      target="_blank"
      preload={false}
      className={classes.ajuda}
      aria-label={textos.ajudaDaTela}
    >
      <Icone nome="tabler:help-circle" tamanho={16} />
      {textos.ajuda}
    </Link>
  )
}

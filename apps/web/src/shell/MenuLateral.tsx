import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { textos } from '#textos/textos.ts'
import { Icone } from '#ui/Icone.tsx'
import classes from './MenuLateral.module.css'
import { menu } from './menu.ts'
import { useMenu } from './useMenu.ts'

/** The whole menu, in groups: beside the page on a wide screen, in a drawer on a narrow one. */
export function MenuLateral({ aoNavegar }: { aoNavegar?: () => void }) {
  const caminho = useLocation({ select: ({ pathname }) => pathname })
  const nav = useRef<HTMLElement>(null)
  // On a low screen the last entries are below the edge, and nobody would see where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry becomes the active one
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [caminho])
  return (
    <nav ref={nav} aria-label={textos.casca.menu} className={classes.menu}>
      {useMenu().map(({ titulo, entradas }) => (
        <section key={titulo} aria-label={titulo}>
          <div className={classes.grupo} aria-hidden="true">
            {titulo}
          </div>
          {entradas.map(({ to, icone, rotulo }) => (
            <Link
              key={to}
              to={to}
              className={classes.entrada}
              activeOptions={{ exact: temEntradaPropria(to, caminho), includeSearch: false }}
              onClick={aoNavegar}
            >
              <Icone nome={icone} />
              {rotulo}
            </Link>
          ))}
        </section>
      ))}
    </nav>
  )
}

/**
 * `/admin/cliente` must not look active on `/admin/cliente/importar`,
 * which has its own entry. On a record it must.
 */
const temEntradaPropria = (to: string, caminho: string) =>
  menu.some(({ entradas }) =>
    entradas.some((outra) => outra.to.startsWith(`${to}/`) && caminho.startsWith(outra.to)),
  )

import { type ReactNode, useEffect, useRef } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { Logo } from '#shell/Logo.tsx'
import classes from './publica.module.css'

type MolduraProps = { titulo: string; passo?: string; children: ReactNode }

/** Every step has a frame of its own. */
let anterior: string | undefined

/**
 * One thing at a time, in large type. When the title changes, the focus goes to it and the page to its top: a screen
 * reader says where the person is.
 */
export function Moldura({ titulo, passo, children }: MolduraProps) {
  const { marca } = useConfiguracao()
  const cabecalho = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const primeira = anterior === undefined
    const trocou = anterior !== titulo
    anterior = titulo
    // A frame with the same title takes the focus that went away with the one before.
    if (primeira || !(trocou || document.activeElement === document.body)) return
    if (trocou) window.scrollTo(0, 0)
    cabecalho.current?.focus({ preventScroll: true })
  }, [titulo])
  return (
    <div className={classes.pagina}>
      <header className={`${classes.coluna} ${classes.marca}`}>
        <Logo altura={32} />
        <span>{marca}</span>
      </header>
      <main className={classes.coluna}>
        {passo && <p className={classes.passo}>{passo}</p>}
        <h1 ref={cabecalho} tabIndex={-1} className={classes.titulo}>
          {titulo}
        </h1>
        <div className={classes.corpo}>{children}</div>
      </main>
    </div>
  )
}

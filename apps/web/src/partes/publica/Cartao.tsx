import type { ReactNode } from 'react'
import classes from './publica.module.css'

type CartaoProps = { titulo: string; children: ReactNode }

export function Cartao({ titulo, children }: CartaoProps) {
  return (
    <section className={classes.cartao}>
      <h2>{titulo}</h2>
      {children}
    </section>
  )
}

/** What people look for first. */
export const Destaque = ({ children }: { children: ReactNode }) => (
  <p className={classes.grande}>{children}</p>
)

export const Protocolo = ({ numero }: { numero: number }) => (
  <p className={classes.protocolo}>
    Protocolo <strong>{numero}</strong>
  </p>
)

import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icone } from '../Icone.tsx'
import classes from './Menu.module.css'

/** `data-fecha` tells the menu that a choice was made (see Menu.tsx). */
const item = { className: classes.item ?? '', tabIndex: -1 }

type ItemProps = {
  icone?: string
  depois?: ReactNode
  /** Cannot be undone, so it should not be chosen by accident. */
  perigo?: boolean
  onClick: () => void
  children: ReactNode
}

export function Item({ icone, depois, perigo = false, onClick, children }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      {...item}
      data-fecha
      data-perigo={perigo || undefined}
      onClick={onClick}
    >
      {icone && <Icone nome={icone} />}
      <span className={classes.texto}>{children}</span>
      {depois}
    </button>
  )
}

type ItemLinkProps = { to: NonNullable<LinkProps['to']>; icone: string; children: ReactNode }

export function ItemLink({ to, icone, children }: ItemLinkProps) {
  return (
    <Link to={to} role="menuitem" {...item} data-fecha>
      <Icone nome={icone} />
      <span className={classes.texto}>{children}</span>
    </Link>
  )
}

type OpcaoProps = { marcada: boolean; onClick: () => void; children: ReactNode }

/** One of several. Choosing it replaces the previous one and closes the menu. */
export function OpcaoUnica({ marcada, onClick, children }: OpcaoProps) {
  return (
    <button type="button" role="menuitemradio" aria-checked={marcada} {...item} data-fecha onClick={onClick}>
      <Marca marcada={marcada} />
      {children}
    </button>
  )
}

/** On or off. The menu stays open for the next one. */
export function Opcao({ marcada, onClick, children }: OpcaoProps) {
  return (
    <button type="button" role="menuitemcheckbox" aria-checked={marcada} {...item} onClick={onClick}>
      <Marca marcada={marcada} />
      {children}
    </button>
  )
}

/** Keeps its space when it is not shown, so that the texts stay aligned. */
function Marca({ marcada }: { marcada: boolean }) {
  return (
    <span className={classes.marca} data-marcada={marcada || undefined}>
      <Icone nome="tabler:check" tamanho={16} />
    </span>
  )
}

export function Rotulo({ children }: { children: ReactNode }) {
  return <div className={classes.rotulo}>{children}</div>
}

export function Divisoria() {
  return <hr className={classes.divisoria} />
}

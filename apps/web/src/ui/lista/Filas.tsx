import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icone } from '../Icone.tsx'
import classes from './Filas.module.css'
import { textos as t } from './filas.textos.ts'

type PropsDoLink = {
  className: string
  activeOptions: { explicitUndefined: true }
  children: ReactNode
}

/** What waits in a queue. Both are counted up to the same ceiling. */
type Numeros = { total: number; exato: boolean; atrasadas: number }

export type Fila = {
  nome: string
  /** The screen's own link: each queue is an address, which keeps nothing of the list before. */
  link: (props: PropsDoLink) => ReactNode
  /** Missing for a queue that is not counted, or not yet. */
  numeros?: Numeros | undefined
}

type FilasProps = {
  filas: readonly Fila[]
  /** Changes when another queue is opened. */
  atual: string | undefined
}

/** The queues of a list with their numbers. */
export function Filas({ filas, atual }: FilasProps) {
  const faixa = useRef<HTMLUListElement>(null)
  const contadas = filas.some(({ numeros }) => numeros)
  // On a phone the line is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another queue is opened
  useEffect(() => {
    const fila = faixa.current?.querySelector<HTMLElement>('[aria-current]')
    if (fila) faixa.current?.scrollTo({ left: fila.offsetLeft - (innerWidth - fila.offsetWidth) / 2 })
  }, [atual, contadas])
  return (
    <nav aria-label={t.titulo} className={classes.faixa}>
      <ul ref={faixa} className={classes.filas}>
        {filas.map(({ nome, link, numeros }) => (
          <li key={nome}>
            {link({
              className: classes.fila ?? '',
              // No queue is a queue too: "Todas" is not the current one while another is open.
              activeOptions: { explicitUndefined: true },
              children: (
                <>
                  {nome}
                  {numeros && <Contagem {...numeros} />}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contagem({ total, exato, atrasadas }: Numeros) {
  const noTeto = (numero: number) => !exato && numero === total
  return (
    <>
      {' '}
      <span className={classes.numero}>
        <Numero valor={total} noTeto={noTeto(total)} />
      </span>
      {atrasadas > 0 && (
        <span className={classes.atrasadas} title={t.emAtraso}>
          {' '}
          <Icone nome="tabler:clock-exclamation" tamanho={16} />
          <Numero valor={atrasadas} noTeto={noTeto(atrasadas)} />
          <VisuallyHidden> {t.emAtraso}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

function Numero({ valor, noTeto }: { valor: number; noTeto: boolean }) {
  if (!noTeto) return valor
  return (
    <>
      <span aria-hidden>{t.maisDe(valor)}</span>
      <VisuallyHidden>{t.maisDePorExtenso(valor)}</VisuallyHidden>
    </>
  )
}

import type { ReactNode } from 'react'
import { desde } from '../desde.ts'
import classes from './Andamento.module.css'

export type Passo = {
  id: string
  oQue: string
  /** How it stands, where that is not plain: planned, failed. */
  selo?: ReactNode
  /** An instant, or a day. */
  em: string
  /** Not given: how long ago it was. */
  quando?: string
  quem?: string
  detalhe?: string | null
  motivo: string | null
  acao?: ReactNode
}

/** What has happened to a record, and what will. In the order given: the last first. */
export function Andamento({ passos }: { passos: readonly Passo[] }) {
  return (
    <ol className={classes.andamento} reversed>
      {passos.map(({ id, oQue, selo, em, quando = desde(em), quem, detalhe, motivo, acao }) => (
        <li key={id}>
          <strong>{oQue}</strong> {selo}{' '}
          <span className={classes.menor}>
            <time dateTime={em}>{quando}</time>
            {quem && `, ${quem}`}
          </span>
          {detalhe && <p className={classes.detalhe}>{detalhe}</p>}
          {motivo && <p className={classes.motivo}>{motivo}</p>}
          {acao}
        </li>
      ))}
    </ol>
  )
}

import { Button, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { textos as daUi } from '#ui/textos.ts'
import classes from './Vendedor.module.css'

/** A titled group of the seller's home. */
export function Grupo({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.grupo}>
      <Title order={2} size="h5" id={id}>
        {titulo}
      </Title>
      {children}
    </section>
  )
}

type SemRedeProps = { texto: string; aoTentarDeNovo: () => void }

/** At a door without a signal this is no failure: it is said quietly. */
export function SemRede({ texto, aoTentarDeNovo }: SemRedeProps) {
  return (
    <p role="status" className={classes.vazio}>
      {texto}{' '}
      <Button variant="default" size="compact-sm" onClick={aoTentarDeNovo}>
        {daUi.acao.tentarDeNovo}
      </Button>
    </p>
  )
}

/** As tall as two lines of a group, so that little moves when they arrive. */
export function GrupoCarregando() {
  return (
    <div role="status" aria-label={daUi.carregando} className={classes.carregando}>
      <Esqueleto altura={72} />
      <Esqueleto altura={72} />
    </div>
  )
}

import { type Etapa, etapas, nomesDasEtapas } from '@balcao/contract/vendas/etapas'
import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { useFaltas } from '../conferencia/faltas.ts'
import { textos } from '../venda.textos.ts'
import classes from './Progresso.module.css'

const LARGA = '(min-width: 62em)'

type ProgressoDaVendaProps = { id: string; etapa: Etapa; vistas: ReadonlySet<Etapa> }

/** The eight steps, each a link. On a phone one line, with the list folded under it. */
export const ProgressoDaVenda = memo(function ProgressoDaVenda(props: ProgressoDaVendaProps) {
  const { etapa } = props
  const larga = useMediaQuery(LARGA, undefined, { getInitialValueInEffect: false })
  return (
    <nav aria-label={textos.etapas}>
      {larga ? (
        <div className={classes.larga}>
          <Lista {...props} />
        </div>
      ) : (
        // Folded again on the next step.
        <Dobrada key={etapa} {...props} />
      )}
    </nav>
  )
})

/** Its links are drawn when it is opened: each costs a little at every step. */
function Dobrada(props: ProgressoDaVendaProps) {
  const { etapa } = props
  const [aberta, setAberta] = useState(false)
  const lugar = etapas.indexOf(etapa) + 1
  return (
    <details className={classes.estreita} onToggle={({ currentTarget }) => setAberta(currentTarget.open)}>
      <summary>{textos.etapaDe(lugar, etapas.length, nomesDasEtapas[etapa])}</summary>
      {aberta && <Lista {...props} />}
    </details>
  )
}

function Lista({ id, etapa, vistas }: ProgressoDaVendaProps) {
  const faltas = useFaltas()
  const estadoDe = (outra: Etapa) => {
    if (outra === 'revisao' || !faltas || !(vistas.has(outra) || etapa === 'revisao')) return null
    return faltas.some((falta) => falta.etapa === outra) ? 'falta' : 'feita'
  }
  return (
    <ol className={classes.etapas}>
      {etapas.map((outra, lugar) => (
        <Passo key={outra} id={id} etapa={outra} lugar={lugar + 1} estado={estadoDe(outra)} />
      ))}
    </ol>
  )
}

type PassoProps = { id: string; etapa: Etapa; lugar: number; estado: 'feita' | 'falta' | null }

const MARCAS = { feita: '✓', falta: '!' }
const EM_PALAVRAS = { feita: textos.feita, falta: textos.faltaAlgo }

const Passo = memo(({ id, etapa, lugar, estado }: PassoProps) => (
  <li>
    <Link
      to="/vendedor/venda/$id/$etapa"
      params={{ id, etapa }}
      className={classes.passo}
      data-estado={estado ?? undefined}
    >
      <span aria-hidden className={classes.marca}>
        {estado ? MARCAS[estado] : lugar}
      </span>
      {nomesDasEtapas[etapa]}
      {estado && <VisuallyHidden>({EM_PALAVRAS[estado]})</VisuallyHidden>}
    </Link>
  </li>
))

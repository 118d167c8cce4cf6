import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import classes from './Campos.module.css'
import { GrupoDoCampo } from './GrupoDoCampo.tsx'

type CampoFichasProps<V> = Ligavel<V[]> & {
  label: string
  description: string
  opcoes: { valor: V; rotulo: string }[]
  /** All of the same width, as in a calendar. */
  iguais?: boolean
}

type Recebidas = { error?: string; disabled?: boolean; 'data-path'?: string }

/** Any number from a short list. All options are visible, one click each. */
export function CampoFichas<V extends string | number>({ opcoes, iguais, ...props }: CampoFichasProps<V>) {
  const { valor, mudar, resto } = useCampo<V[], typeof props & Recebidas>(props, [])
  // Always sorted, so that switching one off and on again is not a change.
  const alternar = (uma: V) => {
    const novas = valor.includes(uma) ? valor.filter((v) => v !== uma) : [...valor, uma]
    mudar(novas.sort((a, b) => (a < b ? -1 : 1)))
  }
  return (
    <GrupoDoCampo campo={resto} className={classes.fichas} data-iguais={iguais || undefined}>
      {opcoes.map(({ valor: uma, rotulo }, i) => (
        <button
          key={uma}
          type="button"
          className={classes.ficha}
          aria-pressed={valor.includes(uma)}
          disabled={resto.disabled}
          // The first one represents the field: an error sets the focus there.
          {...(i === 0 && { 'data-path': resto['data-path'], 'aria-invalid': Boolean(resto.error) })}
          onClick={() => alternar(uma)}
        >
          {rotulo}
        </button>
      ))}
    </GrupoDoCampo>
  )
}

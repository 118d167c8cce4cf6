import { memo, type ReactNode, useId } from 'react'
import { useEventos } from '../useEventos.ts'
import classes from './CartoesDeEscolha.module.css'

type Opcao<V extends string> = { valor: V; texto: ReactNode; detalhe?: ReactNode }

type CartoesDeEscolhaProps<V extends string> = {
  legenda: string
  /** The field's path, by which a list of errors finds it. */
  campo: string
  opcoes: readonly Opcao<V>[]
  valor: V | undefined
  aoEscolher: (valor: V) => void
  erro?: string | undefined
  obrigatorio?: boolean
  /** One below the other, for longer texts. */
  largos?: boolean
}

/** One of a few, as cards of a thumb's size. The browser's own radio buttons, so arrow keys and Tab just work. */
function Cartoes<V extends string>(props: CartoesDeEscolhaProps<V>) {
  const { legenda, campo, opcoes, valor, aoEscolher, erro, largos, obrigatorio } = props
  const id = useId()
  return (
    <fieldset className={classes.grupo} data-path={campo} aria-describedby={erro ? `${id}-erro` : undefined}>
      <legend>
        {legenda}
        {obrigatorio && (
          <span className={classes.asterisco} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      <div className={classes.cartoes} data-largos={largos || undefined}>
        {opcoes.map((opcao) => (
          <label key={opcao.valor} className={classes.cartao}>
            <input
              type="radio"
              name={`${id}-${campo}`}
              checked={opcao.valor === valor}
              onChange={({ currentTarget }) => {
                // In a list that scrolls, the click may have been on the half that shows.
                currentTarget.closest('label')?.scrollIntoView({ block: 'nearest' })
                aoEscolher(opcao.valor)
              }}
            />
            <span>
              {opcao.texto}
              {opcao.detalhe && <small>{opcao.detalhe}</small>}
            </span>
          </label>
        ))}
      </div>
      {erro && (
        <p id={`${id}-erro`} className={classes.erro}>
          {erro}
        </p>
      )}
    </fieldset>
  )
}

const Desenho = memo(Cartoes) as typeof Cartoes

export function CartoesDeEscolha<V extends string>({ aoEscolher, ...aspecto }: CartoesDeEscolhaProps<V>) {
  return <Desenho {...aspecto} {...useEventos({ aoEscolher })} />
}

import { textos } from '../painel.textos.ts'
import classes from './Figuras.module.css'

const emPorCento = new Intl.NumberFormat('pt-BR', { style: 'percent', signDisplay: 'exceptZero' })

type ContraAntesProps = {
  atual: number
  antes: number
  /** The earlier value as it is read. */
  escrito: string
  ruim: boolean
}

/** How a figure changed, in words and in colour: more cancelled sales are not good news. */
export function ContraAntes({ atual, antes, escrito, ruim }: ContraAntesProps) {
  const subiu = atual > antes
  const tom = atual === antes ? undefined : subiu === ruim ? 'mau' : 'bom'
  return (
    <span className={classes.antes}>
      {antes > 0 && (
        <span className={classes.mudanca} data-tom={tom}>
          {emPorCento.format((atual - antes) / antes)}{' '}
        </span>
      )}
      {textos.antes(escrito)}
    </span>
  )
}

import { CloseIcon } from '@mantine/core'
import { textos } from '../textos.ts'
import classes from './BotaoLimpar.module.css'

/**
 * For mouse and touch. With the keyboard it is quicker to delete the text, so it is not a tab stop. A plain button:
 * the first key in a field brings it, and the kit's own is slow to draw.
 */
export function BotaoLimpar({ aoLimpar }: { aoLimpar: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={textos.acao.limpar}
      className={classes.limpar}
      // Otherwise a mouse press would take the focus from the field.
      onMouseDown={(evento) => evento.preventDefault()}
      onClick={aoLimpar}
    >
      <CloseIcon size="70%" aria-hidden />
    </button>
  )
}

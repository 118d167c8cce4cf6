import { Input } from '@mantine/core'
import { textos } from '../textos.ts'

/** For mouse and touch. With the keyboard it is quicker to delete the text, so it is not a tab stop. */
export function BotaoLimpar({ aoLimpar }: { aoLimpar: () => void }) {
  return (
    <Input.ClearButton
      tabIndex={-1}
      aria-label={textos.acao.limpar}
      // Otherwise a mouse press would take the focus from the field.
      onMouseDown={(evento) => evento.preventDefault()}
      onClick={aoLimpar}
    />
  )
}

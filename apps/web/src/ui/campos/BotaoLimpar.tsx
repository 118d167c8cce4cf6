import { Input } from '@mantine/core'
import { textos } from '../textos.ts'

/** For mouse and touch; with the keyboard, deleting the text is the shorter way, so it is no tab stop. */
export function BotaoLimpar({ aoLimpar }: { aoLimpar: () => void }) {
  return (
    <Input.ClearButton
      tabIndex={-1}
      aria-label={textos.acao.limpar}
      // The field keeps the focus that a mouse press would take away.
      onMouseDown={(evento) => evento.preventDefault()}
      onClick={aoLimpar}
    />
  )
}

import { Button, type ButtonProps } from '@mantine/core'
import { Motivo } from './Motivo.tsx'

type BotaoComMotivoProps = ButtonProps & {
  /** Why it cannot be used now; without a reason it is a button like any other. */
  motivo: string | null | undefined
  onClick: () => void
}

/**
 * What a person may see but not do stays in its place and says why not. It keeps its place in the tab order too:
 * a truly disabled button could not be asked for the reason with the keyboard.
 */
export function BotaoComMotivo({ motivo, onClick, ...props }: BotaoComMotivoProps) {
  if (!motivo) return <Button {...props} onClick={onClick} />
  return (
    <Motivo texto={motivo}>
      <Button {...props} type="button" data-disabled aria-disabled aria-description={motivo} />
    </Motivo>
  )
}

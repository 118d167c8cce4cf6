import { Button, type ButtonProps } from '@mantine/core'
import { Motivo } from './Motivo.tsx'

type BotaoComMotivoProps = ButtonProps & {
  /** Why it cannot be used now. Without a reason it is a button like any other. */
  motivo: string | null | undefined
  onClick: () => void
}

/**
 * An action that a person may see but not use stays in place and says why. It also stays in the tab order: a
 * truly disabled button could not show its reason to someone on the keyboard.
 */
export function BotaoComMotivo({ motivo, onClick, ...props }: BotaoComMotivoProps) {
  if (!motivo) return <Button {...props} onClick={onClick} />
  return (
    <Motivo texto={motivo}>
      <Button {...props} type="button" data-disabled aria-disabled aria-description={motivo} />
    </Motivo>
  )
}

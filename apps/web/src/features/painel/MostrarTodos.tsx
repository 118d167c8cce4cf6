import { Button } from '@mantine/core'
import classes from './Painel.module.css'
import { textos } from './painel.textos.ts'

/** How many rows of a list are shown at first. */
export const A_VISTA = 8

type MostrarTodosProps = { total: number; todos: boolean; aoMudar: (todos: boolean) => void }

/** For a list that is longer than what is shown of it at first. */
export function MostrarTodos({ total, todos, aoMudar }: MostrarTodosProps) {
  if (total <= A_VISTA) return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mih={30}
      mt="xs"
      className={classes.soNaTela ?? ''}
      onClick={() => aoMudar(!todos)}
    >
      {todos ? textos.mostrarMenos : textos.mostrarTodos(total)}
    </Button>
  )
}

import { Alert, Button } from '@mantine/core'
import classes from './MudouEnquanto.module.css'
import { textos } from './mudou-enquanto.textos.ts'

/** In the words of the noun: what stands now and who did it, and the button that goes on with it. */
export type OQueMudou = { titulo: string; agora: string; continuar: string }

type MudouEnquantoProps = OQueMudou & {
  mudou: boolean
  impedimento: string | null
  aoContinuar: () => void
}

const noQueCabe = { root: classes.continuar, label: classes.rotulo }

/** What happened to a record while a question about it was open, and whether one can go on. */
export function MudouEnquanto({ titulo, agora, continuar, ...resto }: MudouEnquantoProps) {
  const { mudou, impedimento, aoContinuar } = resto
  if (!mudou)
    return (
      <Alert color="warning" role="alert" my="sm">
        {impedimento}
      </Alert>
    )
  return (
    <Alert color="warning" role="alert" title={titulo} my="sm">
      <p>{agora}</p>
      {impedimento === null ? (
        <Button variant="default" size="compact-md" classNames={noQueCabe} onClick={aoContinuar}>
          {continuar}
        </Button>
      ) : (
        <p>{textos.impossivel}</p>
      )}
    </Alert>
  )
}

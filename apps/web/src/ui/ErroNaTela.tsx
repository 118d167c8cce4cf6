import { Alert, Button } from '@mantine/core'
import classes from './ErroNaTela.module.css'
import { Icone } from './Icone.tsx'
import { textos } from './textos.ts'

type ErroNaTelaProps = {
  mensagem: string
  aoTentarDeNovo?: () => void
}

/** A failure in one part of the screen, shown in its place. The rest of the screen goes on working. */
export function ErroNaTela({ mensagem, aoTentarDeNovo }: ErroNaTelaProps) {
  return (
    <Alert color="danger" role="alert" icon={<Icone nome="tabler:alert-circle" />} className={classes.erro}>
      <span className={classes.mensagem}>{mensagem}</span>
      {aoTentarDeNovo && (
        <Button variant="default" size="compact-sm" onClick={aoTentarDeNovo}>
          {textos.acao.tentarDeNovo}
        </Button>
      )}
    </Alert>
  )
}

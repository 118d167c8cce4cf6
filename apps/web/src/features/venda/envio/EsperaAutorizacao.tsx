import { type Restricao, restricaoDoPlano } from '@balcao/contract/vendas/restricao'
import { Alert } from '@mantine/core'
import { useRestricoes } from '../consulta/useRestricoes.ts'
import { useRestricoesDaPorta } from '../consulta/useRestricoesDaPorta.ts'
import { usePreco } from '../oferta/usePreco.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import classes from './EsperaAutorizacao.module.css'
import { textos } from './espera-autorizacao.textos.ts'

/** Before it is sent: that it will not go on by itself, and why, as far as the rules are known here. */
export function EsperaAutorizacao() {
  const conhecidas = useRestricoes()
  const plano = usePreco()?.oferta
  return <Espera restricoes={[...conhecidas, ...(plano ? restricaoDoPlano(plano) : [])]} />
}

/** The same of the door alone, while there is still somebody to ask which door it is. */
export function EsperaPelaPorta() {
  return <Espera restricoes={useRestricoesDaPorta()} />
}

function Espera({ restricoes }: { restricoes: readonly Restricao[] }) {
  const { corrige } = useRascunho()
  return (
    // There from the start: a region that appears together with its text is often not read out.
    <div role="status" className={classes.lugar}>
      {restricoes.length > 0 && (
        // What was authorised before holds for a correction that changes nothing of it.
        <Alert color="warning" p="xs" role="note">
          <div className={classes.espera}>
            <strong>{corrige ? textos.podeEsperar : textos.vaiEsperar}</strong>
            <ul>
              {restricoes.map(({ regra, texto }) => (
                <li key={regra}>{texto}</li>
              ))}
            </ul>
          </div>
        </Alert>
      )}
    </div>
  )
}

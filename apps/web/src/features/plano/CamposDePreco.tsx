import { Alert } from '@mantine/core'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import classes from './Plano.module.css'
import { rotulos, textos } from './plano.textos.ts'

/** The parts of a price, for a new plan and for a price change. `mensal` is what is typed: nothing is mostly forgotten. */
export function CamposDePreco({ mensal }: { mensal: number | null }) {
  return (
    <>
      <div className={classes.lado}>
        <CampoMoeda name="valor_mensal" label={rotulos.valor_mensal} withAsterisk />
        <CampoMoeda name="taxa_instalacao" label={rotulos.taxa_instalacao} vazio={0} withAsterisk />
      </div>
      <div role="status">
        {mensal === 0 && (
          <Alert color="warning" p="xs">
            {textos.semMensalidade}
          </Alert>
        )}
      </div>
    </>
  )
}

import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import classes from './Plano.module.css'
import { rotulos } from './plano.textos.ts'

/** The parts of a price, for a new plan and for a price change. */
export function CamposDePreco() {
  return (
    <div className={classes.lado}>
      <CampoMoeda name="valor_mensal" label={rotulos.valor_mensal} withAsterisk />
      <CampoMoeda name="taxa_instalacao" label={rotulos.taxa_instalacao} vazio={0} withAsterisk />
    </div>
  )
}

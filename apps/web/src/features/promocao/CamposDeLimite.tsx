import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import classes from './CamposPromocao.module.css'
import { rotulos, textos } from './promocao.textos.ts'

/** `usos`: how often it was used so far. A new promotion has none to show. */
export function CamposDeLimite({ usos }: { usos: number | undefined }) {
  return (
    <div className={classes.tres}>
      <CampoNumero
        name="limite_total"
        label={rotulos.limite_total}
        placeholder={textos.semLimite}
        description={usos === undefined ? undefined : textos.usadaAteAgora(usos)}
        inputWrapperOrder={dicaAbaixo}
      />
      <CampoNumero
        name="limite_por_cliente"
        label={rotulos.limite_por_cliente}
        placeholder={textos.semLimite}
      />
      <CampoNumero
        name="limite_por_vendedor"
        label={rotulos.limite_por_vendedor}
        placeholder={textos.semLimite}
      />
    </div>
  )
}

import { VisuallyHidden } from '@mantine/core'
import emLados from '#ui/EmLados.module.css'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { textos } from '#ui/textos.ts'
import classes from './Contrato.module.css'
import { textos as doContrato } from './contrato.textos.ts'

/** As high as what will stand there. */
export function EsqueletoDoContrato() {
  return (
    <div role="status" className={emLados.pagina}>
      <VisuallyHidden>{textos.carregando}</VisuallyHidden>
      <dl className={classes.resumo}>
        {Object.values(doContrato.resumo.nomes).map((nome) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>
              <Esqueleto altura={40} largura="70%" />
            </dd>
          </div>
        ))}
      </dl>
      <Esqueleto altura={44} />
      <div className={`${emLados.lados} ${classes.lados}`}>
        <Esqueleto altura={420} />
        <Esqueleto altura={420} />
      </div>
    </div>
  )
}

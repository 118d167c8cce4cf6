import { Skeleton, VisuallyHidden } from '@mantine/core'
import emLados from '#ui/EmLados.module.css'
import { textos } from '#ui/textos.ts'
import classes from './Contrato.module.css'
import { textos as doContrato } from './contrato.textos.ts'

/** As high as what will stand there. */
export function EsqueletoDoContrato() {
  return (
    <div role="status" className={emLados.pagina}>
      <VisuallyHidden>{textos.tabela.carregando}</VisuallyHidden>
      <dl className={classes.resumo}>
        {Object.values(doContrato.resumo.nomes).map((nome) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>
              <Skeleton height={22} width="60%" />
              <Skeleton height={12} mt={6} width="80%" />
            </dd>
          </div>
        ))}
      </dl>
      <Skeleton height={44} />
      <div className={`${emLados.lados} ${classes.lados}`}>
        <Skeleton height={420} />
        <Skeleton height={420} />
      </div>
    </div>
  )
}

import type { MotivoDeSemelhanca, Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { Suspense } from 'react'
import { tardio } from '#ui/tardio.ts'
import classes from './AvisoDeSemelhantes.module.css'
import { type AcaoDoSemelhante, porMotivo } from './semelhantes.ts'

// Downloaded only when needed: most clients have no similar record.
const ListaDeSemelhantes = tardio(() =>
  import('./ListaDeSemelhantes.tsx').then(({ ListaDeSemelhantes }) => ListaDeSemelhantes),
)

type AvisoDeSemelhantesProps = {
  semelhantes: readonly Semelhante[]
  /** Each notice is shown next to the fields that caused it. */
  motivo: MotivoDeSemelhanca
  acao?: AcaoDoSemelhante | undefined
}

/** Who else this may be. It informs and does not block, because two people may share a phone. */
export function AvisoDeSemelhantes({ semelhantes, motivo, acao }: AvisoDeSemelhantesProps) {
  const destes = porMotivo(semelhantes, motivo)
  return (
    // There from the start, and empty. A region that appears together with its text is often not read out.
    <div role="status" className={classes.lugar}>
      {destes.length > 0 && (
        <Suspense>
          <ListaDeSemelhantes semelhantes={destes} motivo={motivo} acao={acao} />
        </Suspense>
      )}
    </div>
  )
}

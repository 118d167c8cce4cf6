import type { Plano } from '@balcao/contract/catalogo/plano'
import type { SecaoProps } from './formulario-do-plano.ts'
import { SecaoAdicionais } from './SecaoAdicionais.tsx'
import { SecaoAparencia } from './SecaoAparencia.tsx'
import { SecaoFidelidade } from './SecaoFidelidade.tsx'
import { SecaoOnde } from './SecaoOnde.tsx'
import { SecaoRecursos } from './SecaoRecursos.tsx'

type SecoesAbaixoDoPrecoProps = SecaoProps & { registrado: Plano | undefined }

/** The part of the form below the first screen, with the heavier fields. */
export function SecoesAbaixoDoPreco({ form, travado, registrado }: SecoesAbaixoDoPrecoProps) {
  return (
    <>
      <SecaoFidelidade form={form} />
      <SecaoOnde form={form} travado={travado} registrado={registrado} />
      <SecaoRecursos form={form} travado={travado} registrado={registrado} />
      <SecaoAdicionais form={form} travado={travado} registrado={registrado} />
      <SecaoAparencia />
    </>
  )
}

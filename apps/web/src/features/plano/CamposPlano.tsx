import type { Plano } from '@balcao/contract/catalogo/plano'
import { type ReactNode, Suspense } from 'react'
import { Carregando } from '#ui/Carregando.tsx'
import { tardio } from '#ui/tardio.ts'
import type { SecaoProps } from './formulario-do-plano.ts'
import { Indice } from './Indice.tsx'
import classes from './Plano.module.css'
import { PreviaDoCartao } from './PreviaDoCartao.tsx'
import { SecaoDoFormulario } from './SecaoDoFormulario.tsx'
import { SecaoOferta } from './SecaoOferta.tsx'

// Name, speed and price are there at once. What needs lists and calendars is downloaded meanwhile.
const SecoesAbaixoDoPreco = tardio(() =>
  import('./SecoesAbaixoDoPreco.tsx').then(({ SecoesAbaixoDoPreco }) => SecoesAbaixoDoPreco),
)

type CamposPlanoProps = SecaoProps & {
  /** The plan, when it is already saved. What it is linked to may no longer be among the options. */
  registrado?: Plano
  /** What the card shows. The price of a new plan is typed here; that of a saved one has its own history. */
  preco: { valor_mensal: number | null; taxa_instalacao: number | null } | null
  secaoDePreco: ReactNode
}

/** The fields of a plan, for creating and editing, next to a preview of its card. */
export function CamposPlano(props: CamposPlanoProps) {
  const { form, travado, registrado, preco, secaoDePreco } = props
  return (
    <>
      <Indice />
      <div className={classes.corpo}>
        <div className={classes.secoes}>
          <SecaoOferta />
          <SecaoDoFormulario ancora="preco">{secaoDePreco}</SecaoDoFormulario>
          <Suspense fallback={<Carregando linhas={6} />}>
            <SecoesAbaixoDoPreco form={form} travado={travado} registrado={registrado} />
          </Suspense>
        </div>
        <PreviaDoCartao valores={form.values} preco={preco} registrado={registrado} />
      </div>
    </>
  )
}

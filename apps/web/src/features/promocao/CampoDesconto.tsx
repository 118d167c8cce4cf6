import { type Desconto, TipoDesconto, tiposDeDesconto } from '@balcao/contract/catalogo/promocao'
import type { ReactNode } from 'react'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { CampoPercentual } from '#ui/campos/CampoPercentual.tsx'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { useCampo } from '#ui/campos/useCampo.ts'
import classes from './CampoDesconto.module.css'
import { nomeDoTipo, rotuloDoValor, SEM_DESCONTO } from './promocao.textos.ts'

type CampoDescontoProps = {
  name: 'desconto_mensalidade' | 'desconto_instalacao'
  label: string
  /** What the discount comes to, in a sentence. */
  exemplo: (desconto: Desconto) => string
  /** Beside the amount: for how long. */
  children?: ReactNode
  aoTirar?: () => void
}

const tipos = ([SEM_DESCONTO, ...tiposDeDesconto] as const).map((value) => ({
  value,
  label: nomeDoTipo[value],
}))

/** None, a share, an amount or a final price; and what that means for something that costs R$ 100,00. */
export function CampoDesconto({ name, label, exemplo, children, aoTirar }: CampoDescontoProps) {
  const { valor: desconto, mudar, resto } = useCampo<Desconto | null, { name: string }>({ name }, null)

  function escolher(escolhido: string | null) {
    const tipo = TipoDesconto.safeParse(escolhido).data
    if (!tipo) aoTirar?.()
    // Another kind is another amount: 50% must not become R$ 50,00 unseen.
    mudar(tipo ? { tipo, valor: 0 } : null)
  }

  return (
    <div className={classes.desconto}>
      <CampoSelecao
        {...resto}
        label={label}
        data={tipos}
        searchable={false}
        clearable={false}
        value={desconto?.tipo ?? SEM_DESCONTO}
        onChange={escolher}
      />
      {desconto && (
        <>
          {desconto.tipo === 'PERCENTUAL' ? (
            <CampoPercentual name={`${name}.valor`} label={rotuloDoValor.PERCENTUAL} withAsterisk />
          ) : (
            <CampoMoeda name={`${name}.valor`} label={rotuloDoValor[desconto.tipo]} withAsterisk />
          )}
          {children}
          <p className={classes.exemplo} aria-live="polite">
            {/* An emptied field holds null until the schema refuses it. */}
            {desconto.valor !== null && exemplo(desconto)}
          </p>
        </>
      )}
    </div>
  )
}

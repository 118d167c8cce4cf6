import { Desconto, TipoDesconto, tiposDeDesconto } from '@balcao/contract/catalogo/promocao'
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
  /** The effect of the discount, in a sentence. */
  exemplo: (desconto: Desconto) => string
  /** Beside the amount: the duration. */
  children?: ReactNode
  aoTirar?: () => void
}

const tipos = ([SEM_DESCONTO, ...tiposDeDesconto] as const).map((value) => ({
  value,
  label: nomeDoTipo[value],
}))

/**
 * No discount, a percentage, an amount or a final price, with an example for something that costs R$ 100,00.
 */
export function CampoDesconto({ name, label, exemplo, children, aoTirar }: CampoDescontoProps) {
  const { valor: desconto, mudar, resto } = useCampo<Desconto | null, { name: string }>({ name }, null)

  function escolher(escolhido: string | null) {
    const tipo = TipoDesconto.safeParse(escolhido).data
    if (!tipo) aoTirar?.()
    // Another kind needs another amount: 50% must not silently become R$ 50,00.
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
            {/* What the schema refuses, such as 150%, has no price to show. */}
            {Desconto.safeParse(desconto).success && exemplo(desconto)}
          </p>
        </>
      )}
    </div>
  )
}

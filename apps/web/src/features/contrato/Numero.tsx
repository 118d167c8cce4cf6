import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { MesDoContrato } from '@balcao/contract/vendas/contrato-visto'
import type { ReactNode } from 'react'
import { mesEAno } from '#ui/mesEAno.ts'
import { textos } from './contrato.textos.ts'

type NumeroProps = {
  nome: string
  valor: string
  detalhe?: string | null | undefined
  /** What can be done about it. */
  children?: ReactNode
}

/** One figure of the summary, with its name above and what explains it below. */
export const Numero = ({ nome, valor, detalhe, children }: NumeroProps) => (
  <div>
    <dt>{nome}</dt>
    <dd>
      <strong>{valor}</strong>
      {detalhe && <small>{detalhe}</small>}
      {children}
    </dd>
  </div>
)

export function NumeroDoMes({ nome, mes }: { nome: string; mes: MesDoContrato | undefined }) {
  if (!mes) return <Numero nome={nome} valor={textos.resumo.nada} />
  const { total, competencia, dias } = mes
  return (
    <Numero
      nome={nome}
      valor={formatarDinheiro(total)}
      detalhe={[mesEAno(competencia), dias && textos.meses.dias(dias.cobrados, dias.de)]
        .filter(Boolean)
        .join(', ')}
    />
  )
}

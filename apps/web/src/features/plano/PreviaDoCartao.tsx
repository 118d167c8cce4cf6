import type { RecursoDoPlano } from '@balcao/contract/plano'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { opcoesDeRecursos } from '../../opcoes/recursos.ts'
import { CartaoDoPlano } from '../../ui/plano/CartaoDoPlano.tsx'
import classes from './Plano.module.css'
import type { ValoresDoFormulario } from './plano.formulario.ts'
import { textos } from './plano.textos.ts'

type PreviaDoCartaoProps = {
  valores: ValoresDoFormulario
  preco: { valor_mensal: number | null; taxa_instalacao: number | null } | null
  doRegistro: readonly RecursoDoPlano[] | undefined
}

/** The card as the seller will see it, while it is being typed. */
export function PreviaDoCartao({ valores, preco, doRegistro = [] }: PreviaDoCartaoProps) {
  const { data: opcoes = [] } = useQuery(opcoesDeRecursos)
  // The keys come first; the card may follow a moment later.
  const { recursos: ids, ...plano } = useDeferredValue(valores)
  const conhecidos = new Map([...doRegistro, ...opcoes].map((recurso) => [recurso.id, recurso]))
  const recursos = ids.flatMap((id) => conhecidos.get(id) ?? [])
  const { valor_mensal = null, taxa_instalacao = null } = preco ?? {}
  return (
    <aside className={classes.previa} aria-label={textos.previa}>
      <h2>{textos.previa}</h2>
      <CartaoDoPlano plano={{ ...plano, valor_mensal, taxa_instalacao, recursos }} />
    </aside>
  )
}

import { NADA_ESCOLHIDO, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import type { Plano } from '@balcao/contract/catalogo/plano'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { AvisosDoPlano } from '#partes/plano/AvisosDoPlano.tsx'
import { CartaoDoPlano } from '#partes/plano/CartaoDoPlano.tsx'
import { opcoesDeRecursos } from '#partes/recurso/recursos.opcoes.ts'
import classes from './Plano.module.css'
import type { ValoresDoFormulario } from './plano.formulario.ts'
import { textos } from './plano.textos.ts'
import { useAdicionaisConhecidos } from './useAdicionaisConhecidos.ts'

type PreviaDoCartaoProps = {
  valores: ValoresDoFormulario
  preco: { valor_mensal: number | null; taxa_instalacao: number | null } | null
  registrado: Plano | undefined
}

/** The card as sellers will see it, updated while the plan is being typed. */
export function PreviaDoCartao({ valores, preco, registrado }: PreviaDoCartaoProps) {
  const { data: opcoes = [] } = useQuery(opcoesDeRecursos)
  const { conhecidos } = useAdicionaisConhecidos(registrado)
  // Typing has priority; the card may follow a moment later.
  const { recursos: ids, adicionais: oferecidos, ...plano } = useDeferredValue(valores)
  const recursosConhecidos = new Map(
    [...(registrado?.recursos ?? []), ...opcoes].map((recurso) => [recurso.id, recurso]),
  )
  const recursos = ids.flatMap((id) => recursosConhecidos.get(id) ?? [])
  const adicionais = oferecidos.flatMap(({ adicional_id, obrigatorio, valor }) => {
    const adicional = conhecidos.get(adicional_id)
    return adicional?.ativo ? [{ ...adicional, obrigatorio, valor: valor ?? adicional.valor }] : []
  })
  const { valor_mensal = null, taxa_instalacao = null } = preco ?? {}
  return (
    <aside className={classes.previa} aria-label={textos.previa}>
      <h2>{textos.previa}</h2>
      <CartaoDoPlano
        plano={{
          ...plano,
          recursos,
          taxa_instalacao,
          valor_mensal: mensalidade(plano.nome, valor_mensal, adicionais),
        }}
        acoes={<AvisosDoPlano plano={{ ...plano, adicionais }} comCidade={false} />}
      />
    </aside>
  )
}

type AdicionalOferecido = {
  id: string
  nome: string
  cobranca: 'MENSAL' | 'UNICA'
  valor: number
  obrigatorio: boolean
}

/**
 * The monthly price with mandatory additionals, by the same function as the seller's card.
 * Fidelity and day do not change it.
 */
function mensalidade(nome: string, valor_mensal: number | null, oferecidos: AdicionalOferecido[]): number {
  const adicionais = oferecidos.map((a) => ({ ...a, quantidade_maxima: 1, incompativel_com: [] }))
  const plano = {
    id: '',
    nome,
    valor_mensal: valor_mensal ?? 0,
    taxa_instalacao: 0,
    fidelidade_meses: 0,
    beneficio_valor: 0,
  }
  const oferta = { ...plano, adicionais, promocoes: [] }
  return precoDaOferta(oferta, '2026-01-01', NADA_ESCOLHIDO).preco.mensalidade_regular
}

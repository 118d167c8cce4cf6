import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { textos as doContrato } from '../contrato.textos.ts'
import { EscolherAdicional } from './EscolherAdicional.tsx'
import type { DialogoProps } from './pedido.ts'

/** Of those that the contract has. */
export function RetirarAdicional(props: DialogoProps) {
  const { adicionais } = props.contrato
  const ids = [...new Set(adicionais.map(({ id }) => id))]
  const saem = ids.flatMap((id) => paraSair(adicionais.filter((um) => um.id === id)))
  return <EscolherAdicional {...props} tipo="ADICIONAL_SAI" adicionais={saem.filter(({ ate }) => ate > 0)} />
}

/** Equal additionals count together, whenever they were added. If the plan requires it, one must stay. */
const paraSair = (iguais: Contrato['adicionais']) => {
  const total = iguais.reduce((soma, { quantidade }) => soma + quantidade, 0)
  const valor = iguais.reduce((soma, um) => soma + um.valor * um.quantidade, 0)
  const obrigatorio = iguais.some((um) => um.obrigatorio)
  return iguais.slice(0, 1).map(({ id, nome, cobranca }) => ({
    id,
    nome: doContrato.adicionais.nome(nome, total),
    ate: obrigatorio ? total - 1 : total,
    detalhe: doContrato.adicionais.valor[cobranca](formatarDinheiro(valor)),
  }))
}

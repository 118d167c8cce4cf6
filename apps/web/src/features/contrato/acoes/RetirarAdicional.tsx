import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { OpcoesDoContrato } from '@balcao/contract/vendas/contrato-opcoes'
import { NADA_QUE_SAIA } from '@balcao/contract/vendas/contrato-recusa'
import { textos as doContrato } from '../contrato.textos.ts'
import { EscolherAdicional } from './EscolherAdicional.tsx'
import type { DialogoProps } from './pedido.ts'

type RetirarAdicionalProps = DialogoProps & { saem: OpcoesDoContrato['saem'] }

export function RetirarAdicional({ saem, ...props }: RetirarAdicionalProps) {
  const adicionais = saem.map(({ id, nome, cobranca, valor, tem, ate }) => ({
    id,
    nome: doContrato.adicionais.nome(nome, tem),
    ate,
    detalhe: doContrato.adicionais.valor[cobranca](formatarDinheiro(valor)),
  }))
  return <EscolherAdicional {...props} tipo="ADICIONAL_SAI" adicionais={adicionais} nenhum={NADA_QUE_SAIA} />
}

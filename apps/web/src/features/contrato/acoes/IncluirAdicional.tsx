import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { OpcoesDoContrato } from '@balcao/contract/vendas/contrato-opcoes'
import { textos as doContrato } from '../contrato.textos.ts'
import { textos } from './acoes.textos.ts'
import { EscolherAdicional } from './EscolherAdicional.tsx'
import type { DialogoProps } from './pedido.ts'

type IncluirAdicionalProps = DialogoProps & { adicionais: OpcoesDoContrato['adicionais'] }

export function IncluirAdicional({ adicionais, ...props }: IncluirAdicionalProps) {
  const cabem = adicionais
    .map((um) => ({ ...um, ate: um.quantidade_maxima - um.tem }))
    .filter(({ ate }) => ate > 0)
    .map(({ id, nome, cobranca, valor, ate }) => ({
      id,
      nome,
      ate,
      detalhe: doContrato.adicionais.valor[cobranca](formatarDinheiro(valor)),
    }))
  return (
    <EscolherAdicional
      {...props}
      tipo="ADICIONAL_ENTRA"
      adicionais={cabem}
      nenhum={textos.adicional.nenhum}
    />
  )
}

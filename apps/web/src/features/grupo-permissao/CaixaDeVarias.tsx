import type { Permissao } from '@balcao/contract/permissao'
import { Checkbox } from '@mantine/core'
import { useMatriz } from './estado-da-matriz.ts'
import { marcacao } from './matriz.ts'

type CaixaDeVariasProps = { quais: Permissao[]; rotulo: string; nome?: string }

/** A whole row or column at once; what the person cannot change stays as it is. */
export function CaixaDeVarias({ quais, rotulo, nome }: CaixaDeVariasProps) {
  const { marcadas, travada, podeMudar, mudar } = useMatriz()
  const mudaveis = quais.filter(podeMudar)
  const estado = marcacao(quais, marcadas)
  return (
    <Checkbox
      aria-label={rotulo}
      label={nome}
      checked={estado === 'todas'}
      indeterminate={estado === 'algumas'}
      disabled={travada || mudaveis.length === 0}
      onChange={() => mudar(mudaveis, marcacao(mudaveis, marcadas) !== 'todas')}
    />
  )
}

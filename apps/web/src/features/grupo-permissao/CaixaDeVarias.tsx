import type { Permissao } from '@balcao/contract/base/permissao'
import { Checkbox } from '@mantine/core'
import { Motivo } from '#ui/Motivo.tsx'
import { useMatriz } from './estado-da-matriz.ts'
import { textos } from './grupo-permissao.textos.ts'
import classes from './Matriz.module.css'
import { marcacao } from './matriz.ts'

type CaixaDeVariasProps = { quais: Permissao[]; rotulo: string; nome?: string }

/** A whole row or column at once. Permissions that the person cannot change stay as they are. */
export function CaixaDeVarias({ quais, rotulo, nome }: CaixaDeVariasProps) {
  const { marcadas, travada, podeMudar, mudar } = useMatriz()
  const mudaveis = quais.filter(podeMudar)
  const alheias = !travada && quais.length > 0 && mudaveis.length === 0
  const estado = marcacao(quais, marcadas)
  return (
    <span className={classes.varias} data-alheia={alheias || undefined}>
      <Motivo texto={alheias ? textos.naoPossuiNenhuma : null}>
        <Checkbox
          aria-label={rotulo}
          label={nome}
          checked={estado === 'todas'}
          indeterminate={estado === 'algumas'}
          disabled={travada || quais.length === 0}
          onChange={() => mudar(mudaveis, marcacao(mudaveis, marcadas) !== 'todas')}
          {...(alheias && { 'aria-disabled': true, 'aria-description': textos.naoPossuiNenhuma })}
        />
      </Motivo>
    </span>
  )
}

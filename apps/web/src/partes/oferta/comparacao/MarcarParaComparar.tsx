import { Checkbox } from '@mantine/core'
import { Motivo } from '#ui/Motivo.tsx'
import { textos } from './comparacao.textos.ts'

type MarcarParaCompararProps = {
  nome: string
  comparado: boolean
  /** Why it cannot be ticked. */
  semComparar: string | null
  aoComparar: () => void
}

/** Ticks an offer for the comparison. What cannot be ticked stays reachable, and says why. */
export function MarcarParaComparar({ nome, comparado, semComparar, aoComparar }: MarcarParaCompararProps) {
  const travada = semComparar !== null
  return (
    <Motivo texto={semComparar}>
      <Checkbox
        label={textos.comparar}
        aria-label={`${textos.comparar} ${nome}`}
        checked={comparado}
        {...(travada && {
          'aria-disabled': true,
          'aria-description': semComparar,
          'data-disabled': true,
        })}
        onChange={() => !travada && aoComparar()}
      />
    </Motivo>
  )
}

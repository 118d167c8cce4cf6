import { Motivo } from '#ui/Motivo.tsx'
import { textos } from './comparacao.textos.ts'
import classes from './MarcarParaComparar.module.css'

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
      <label className={classes.marcar} data-travada={travada || undefined}>
        <input
          type="checkbox"
          aria-label={`${textos.comparar} ${nome}`}
          checked={comparado}
          {...(travada && { 'aria-disabled': true, 'aria-description': semComparar })}
          onChange={() => !travada && aoComparar()}
        />
        {textos.comparar}
      </label>
    </Motivo>
  )
}

import { lerData } from '@balcao/contract/valores/data'
import { recusaDeNascimento } from '@balcao/contract/valores/nascimento'
import { idadeEm, MAIORIDADE } from '@balcao/contract/vendas/idade'
import classes from './Idade.module.css'

/** Keeps the space of the age when there is none to show, so that nothing jumps. */
const NADA = '\u00a0'

const emAnos = (idade: number) => (idade === 1 ? '1 ano' : `${idade} anos`)

type IdadeProps = {
  nascimento: string | null | undefined
  hoje: string
  /** The field says already what is wrong with the date: it is not said a second time. */
  recusado: boolean
}

/** Under a birth date: how old the person is, and whether they may buy. */
export function Idade({ nascimento, hoje, recusado }: IdadeProps) {
  const dia = nascimento && lerData(nascimento)
  if (!dia) return NADA
  const recusa = recusaDeNascimento(dia, hoje)
  if (recusa) return recusado ? null : <span className={classes.alerta}>{recusa}</span>
  const idade = idadeEm(dia, hoje)
  if (idade < MAIORIDADE && !recusado)
    return (
      <span className={classes.alerta}>
        {emAnos(idade)}: menor de {MAIORIDADE} anos não pode contratar.
      </span>
    )
  return emAnos(idade)
}

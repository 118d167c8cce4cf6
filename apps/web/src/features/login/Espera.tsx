import { textos } from '#textos/textos.ts'
import { emMinutos } from './useContagem.ts'

/**
 * The wait after too many attempts.
 * The seconds are visible but not read out, because a timer is silent by default.
 */
export function Espera({ segundos }: { segundos: number }) {
  const [antes, depois] = textos.acesso.aguarde.split('{0}')
  return (
    <>
      {antes}
      <span role="timer">{emMinutos(segundos)}</span>
      {depois}
    </>
  )
}

import { textos } from '#textos/textos.ts'
import { emMinutos } from './useContagem.ts'

/** The wait after too many attempts. Each second is seen, but not read out: a timer is silent by itself. */
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

import { lerPortador } from '#sessao/portador.ts'
import { sessao } from '#sessao.ts'

/** Whether there is a network, and it is still this person who is signed in: nothing is sent in another's name. */
export const alcancavel = (usuario_id: string) =>
  navigator.onLine && lerPortador(sessao.estado().accessToken)?.pessoa === usuario_id

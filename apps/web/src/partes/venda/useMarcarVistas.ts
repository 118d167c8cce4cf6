import { useEffect, useEffectEvent } from 'react'
import { saidaDoAparelho } from '#aparelho/saida.ts'
import { useSessao } from '#sessao.ts'

/** Sales that this screen shows as the server has them: what was sent from here needs no line of its own any more. */
export function useMarcarVistas(ids: readonly string[]) {
  const usuario_id = useSessao().usuarioAutenticado?.id ?? ''
  const marcar = useEffectEvent(() => {
    // A device that stores nothing has no such lines.
    for (const id of ids) saidaDoAparelho.marcarVista(usuario_id, id).catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked when one more is shown
  useEffect(() => marcar(), [ids.join()])
}

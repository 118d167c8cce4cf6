import { useEffectEvent, useLayoutEffect } from 'react'
import { completar, lugarDe, rascunhos } from '#rascunhos.ts'
import type { MotivoDoFim } from '#sessao/tokens.ts'
import { sessao } from '#sessao.ts'
import { toast } from '../toast.tsx'
import { textos } from './formulario.textos.ts'
import type { FormVersionado } from './tipos.ts'

/**
 * When a session ends while a form is open, what was typed is not lost. Once the same person is back at the
 * same address, it is there again, still unsaved. For a saved record it keeps the version it was typed over,
 * so changes that others saved meanwhile are handled as in any lost race.
 */
export function useRascunho<V, E>(form: FormVersionado<V, E>, travado: boolean) {
  const guardar = useEffectEvent((pessoa: string, motivo: MotivoDoFim) => {
    if (motivo === 'saiu' || travado || !form.isDirty()) return
    const iniciais = form.getInitialValues()
    rascunhos.guardar({
      pessoa,
      lugar: lugarDe(iniciais),
      valores: form.getValues(),
      iniciais,
      versao: form.versao?.atual,
    })
  })

  const retomar = useEffectEvent((pessoa: string) => {
    const partida = form.getInitialValues()
    const rascunho = rascunhos.tirar(pessoa, lugarDe(partida))
    if (!rascunho || travado) return
    form.resetDirty(completar(rascunho.iniciais, partida))
    form.setValues(completar(rascunho.valores, partida))
    if (rascunho.versao !== undefined) form.versao?.partirDe(rascunho.versao)
    toast.info(textos.recuperado)
  })

  // Before the paint, so that the empty form is not visible for an instant.
  useLayoutEffect(() => {
    const pessoa = sessao.estado().usuarioAutenticado?.id
    if (!pessoa) return
    retomar(pessoa)
    return sessao.aoEncerrar((motivo) => guardar(pessoa, motivo))
  }, [])
}

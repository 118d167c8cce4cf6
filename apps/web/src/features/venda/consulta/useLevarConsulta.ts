import { useEffect, useEffectEvent } from 'react'
import { useRascunho } from '../rascunho/aberto.ts'
import { comConsulta } from './registro.ts'
import { useConsulta } from './useConsulta.ts'

/** Brings the server's answer about the client into the draft, whichever step is open. */
export function useLevarConsulta(antesDeMudar: () => void) {
  const { dados, corrige, mudar, preencher, consultar } = useRascunho()
  const { resposta } = useConsulta()
  const levar = useEffectEvent((nova: NonNullable<typeof resposta>) => {
    consultar(nova)
    const mudanca = comConsulta(dados, nova)
    if (!mudanca) return
    antesDeMudar()
    // A correction that was only opened has not been changed by anybody.
    if (corrige) preencher(mudanca)
    else mudar(mudanca)
  })
  useEffect(() => {
    if (resposta) levar(resposta)
  }, [resposta])
}

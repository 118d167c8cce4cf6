import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { useRef, useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { useEnviarPlanilha } from '../importacao.data.ts'
import { textos } from '../importacao.textos.ts'
import { recusaDe } from './recusa.ts'

/** One file being sent to the server: its progress, how to cancel it, and why it was refused. */
export function useEnvio(aoChegar: (importacao: Importacao) => void) {
  const envio = useEnviarPlanilha()
  const [enviados, setEnviados] = useState(0)
  const [recusa, setRecusa] = useState<string | null>(null)
  const parada = useRef<AbortController>(null)

  function enviar(arquivo: File, empresaId: string) {
    parada.current = new AbortController()
    setEnviados(0)
    envio.mutate(
      { arquivo, empresa_id: empresaId, sinal: parada.current.signal, aoProgredir: setEnviados },
      { onSuccess: aoChegar },
    )
  }

  function escolher([arquivo, ...outros]: File[], empresaId: string) {
    envio.reset()
    const motivo = outros.length > 0 ? textos.arquivo.umPorVez : arquivo ? recusaDe(arquivo) : null
    setRecusa(motivo)
    if (arquivo && !motivo) enviar(arquivo, empresaId)
  }

  const { error, variables } = envio
  // The person who cancelled does not need a message about it.
  const erro = error && !variables?.sinal.aborted ? textoDoErro(error) : null
  return {
    escolher,
    enviados,
    arquivo: (envio.isPending && variables?.arquivo) || null,
    cancelar: () => parada.current?.abort(),
    recusa: recusa ?? erro,
    /** Only after a network failure is it worth sending the same file again. */
    deNovo:
      erro && variables && error instanceof ErroHttp && error.ehDeRede
        ? () => enviar(variables.arquivo, variables.empresa_id)
        : undefined,
  }
}

import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { useSaidaProtegida } from '../formulario/useSaidaProtegida.ts'
import { textos } from './arquivo.textos.ts'

/** What a screen sends. `junto` is what goes with the file. */
export type EnvioDeArquivo<Junto> = {
  arquivo: File
  junto: Junto
  sinal: AbortSignal
  aoProgredir: (enviados: number) => void
}

type Opcoes<Recebido, Junto> = {
  envio: UseMutationResult<Recebido, Error, EnvioDeArquivo<Junto>>
  /** What can be checked without sending the file. The server checks the content. */
  recusaDe: (arquivo: File) => string | null
  aoChegar: (recebido: Recebido) => void
}

/** One file being sent to the server: its progress, how to cancel it, and why it was refused. */
export function useEnvioDeArquivo<Recebido, Junto>({ envio, recusaDe, aoChegar }: Opcoes<Recebido, Junto>) {
  const [enviados, setEnviados] = useState(0)
  const [recusa, setRecusa] = useState<string | null>(null)
  const parada = useRef<AbortController>(null)
  const arquivo = (envio.isPending && envio.variables?.arquivo) || null
  const saida = useSaidaProtegida({ sujo: arquivo !== null, naMesmaPagina: false })
  const cancelar = () => parada.current?.abort()
  // Nobody is left on the page to see it arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => cancelar, [])

  // After the page knows that nothing is on its way any more: whoever goes on from here is not asked to stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (envio.data !== undefined) aoChegar(envio.data)
  }, [envio.data])

  function enviar(arquivo: File, junto: Junto) {
    parada.current = new AbortController()
    setEnviados(0)
    envio.mutate({ arquivo, junto, sinal: parada.current.signal, aoProgredir: setEnviados })
  }

  function escolher([arquivo, ...outros]: File[], junto: Junto) {
    envio.reset()
    const motivo = outros.length > 0 ? textos.umPorVez : arquivo ? recusaDe(arquivo) : null
    setRecusa(motivo)
    if (arquivo && !motivo) enviar(arquivo, junto)
  }

  const { error, variables } = envio
  // The person who cancelled does not need a message about it.
  const erro = error && !variables?.sinal.aborted ? textoDoErro(error) : null
  return {
    escolher,
    enviados,
    arquivo,
    cancelar,
    saida,
    recusa: recusa ?? erro,
    /** Only after a network failure is it worth sending the same file again. */
    deNovo:
      erro && variables && error instanceof ErroHttp && error.ehDeRede
        ? () => enviar(variables.arquivo, variables.junto)
        : undefined,
  }
}

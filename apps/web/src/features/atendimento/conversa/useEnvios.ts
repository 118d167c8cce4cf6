import { useEffect, useRef, useState } from 'react'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { textoDoErro } from '#http/erro.ts'
import { anexar } from '../atendimento.data.ts'

/** A file on its way. It keeps its id, so that sending it again cannot double it. */
export type Envio = { id: string; arquivo: File; erro: string | null }

/** Files go at once, each by itself; what failed stays until it is sent again or taken away. */
export function useEnvios(atendimentoId: string) {
  const [envios, setEnvios] = useState<readonly Envio[]>([])
  const cancelar = useRef(new Map<string, AbortController>())

  const tirar = (id: string) => {
    cancelar.current.get(id)?.abort()
    setEnvios((atuais) => atuais.filter((um) => um.id !== id))
  }

  const enviar = async (envio: Envio) => {
    const saida = new AbortController()
    cancelar.current.set(envio.id, saida)
    setEnvios((atuais) => [...atuais.filter(({ id }) => id !== envio.id), { ...envio, erro: null }])
    try {
      await anexar(atendimentoId, { ...envio, signal: saida.signal })
      setEnvios((atuais) => atuais.filter(({ id }) => id !== envio.id))
    } catch (erro) {
      if (saida.signal.aborted) return
      setEnvios((atuais) =>
        atuais.map((um) => (um.id === envio.id ? { ...um, erro: textoDoErro(erro) } : um)),
      )
    }
  }

  useEffect(() => {
    const abertos = cancelar.current
    return () => {
      for (const saida of abertos.values()) saida.abort()
    }
  }, [])

  return {
    envios,
    tirar,
    repetir: (envio: Envio) => void enviar(envio),
    acrescentar: (arquivos: Iterable<File>) => {
      for (const arquivo of arquivos) void enviar({ id: novoId(), arquivo, erro: null })
    },
  }
}

import { useState } from 'react'

type Envio = { enviando: boolean; erro: unknown }

/**
 * One submission at a time, and its outcome. Public pages use this instead of a mutation, so that nobody
 * downloads the data layer for them.
 */
export const useEnvioAvulso = <A extends unknown[]>(acao: (...args: A) => Promise<unknown>) => {
  const [{ enviando, erro }, setEnvio] = useState<Envio>({ enviando: false, erro: null })
  const enviar = async (...args: A) => {
    setEnvio({ enviando: true, erro: null })
    try {
      await acao(...args)
      setEnvio({ enviando: false, erro: null })
    } catch (erro) {
      setEnvio({ enviando: false, erro })
    }
  }
  return { enviar, enviando, erro }
}

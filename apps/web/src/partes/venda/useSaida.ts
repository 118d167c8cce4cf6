import { useEffect, useMemo, useState } from 'react'
import { type EnvioNaSaida, saidaDoAparelho, type VendaNaSaida } from '#aparelho/saida.ts'
import { useSessao } from '#sessao.ts'

// Downloaded when something is sent: a list of what waits does not need it.
const enviarPelaSaida = async (usuario_id: string, envio: EnvioNaSaida) =>
  (await import('./saida.data.ts')).enviarPelaSaida(usuario_id, envio)
const tentarDeNovo = async (usuario_id: string) => (await import('./saida.data.ts')).expedir(usuario_id)

/** The finished sales that wait on this device, each once and in one state, and what can be done with them. */
export const useSaida = () => {
  const usuario_id = useSessao().usuarioAutenticado?.id ?? ''
  /** Null until the device has answered. */
  const [vendas, setVendas] = useState<VendaNaSaida[] | null>(null)

  useEffect(() => {
    let vivo = true
    const ler = async () => {
      const lidas = await saidaDoAparelho.listar(usuario_id).catch(() => [])
      if (vivo) setVendas(lidas)
    }
    void ler()
    const parar = saidaDoAparelho.aoMudar(() => void ler())
    return () => {
      vivo = false
      parar()
    }
  }, [usuario_id])

  const acoes = useMemo(
    () => ({
      /** Sends now, or when there is a network. A refused one is replaced. */
      enviar: (envio: EnvioNaSaida) => enviarPelaSaida(usuario_id, envio),
      /** All that waits, without waiting for the next try. */
      tentar: () => tentarDeNovo(usuario_id),
      /**
       * Out of the list: a refused one is a draft again, a sent one needs no line any more. On a device that stores
       * nothing there is no list, and nothing holds it.
       */
      retirar: (id: string) => saidaDoAparelho.retirar(usuario_id, id).catch(() => true),
    }),
    [usuario_id],
  )
  return { vendas, ...acoes }
}

import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { enviarEmPartes } from '#aparelho/anexos/partes.ts'
import { pausaAntesDe } from '#aparelho/anexos/pausa.ts'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import type { UmaContratacao } from '../useContratacao.ts'
import { ArquivoRecusado, preparar } from './preparar.ts'

export type Estado =
  | { fase: 'nada' | 'preparando' | 'parado' }
  | { fase: 'enviando'; porcento: number }
  | { fase: 'recusado'; motivo: string }

type EmEnvio = { id: string; nome: string; bytes: ArrayBuffer; envio: { token?: string }; falhas: number }

export type Opcoes = {
  tipo: TipoAnexo
  anexar: UmaContratacao['anexar']
  estado: Estado
  setEstado: (estado: Estado) => void
  aoEnviar: (tipo: TipoAnexo) => void
}

/** No answer, or a server that is busy: the same file can go on later. */
const passa = (erro: unknown) => erro instanceof ErroHttp && erro.ehPassageiro

/**
 * Brings one document to the server in parts. What a bad network stops goes on from where it was. `foto` is the picture
 * as it goes, for the person to see whether it can be read.
 */
export const useEnvioDoDocumento = ({ tipo, anexar, estado, setEstado, aoEnviar }: Opcoes) => {
  const atual = useRef<EmEnvio>(null)
  const corte = useRef<AbortController>(null)
  const relogio = useRef(0)
  const [foto, setFoto] = useState<ArrayBuffer | null>(null)

  const mandar = async () => {
    const arquivo = atual.current
    if (!arquivo) return
    clearTimeout(relogio.current)
    corte.current?.abort()
    const meu = new AbortController()
    corte.current = meu
    const { signal } = meu
    setEstado({ fase: 'enviando', porcento: 0 })
    try {
      await enviarEmPartes(arquivo, {
        signal,
        anunciar: (conteudo) => anexar({ id: arquivo.id, tipo, nome: arquivo.nome, ...conteudo }, signal),
        aoAnunciar: (token) => {
          arquivo.envio = { token }
        },
        aoAndar: (enviados) => {
          arquivo.falhas = 0
          setEstado({ fase: 'enviando', porcento: Math.round((100 * enviados) / arquivo.bytes.byteLength) })
        },
      })
      atual.current = null
      setEstado({ fase: 'nada' })
      aoEnviar(tipo)
    } catch (erro) {
      if (signal.aborted) return
      if (!passa(erro)) {
        atual.current = null
        setEstado({ fase: 'recusado', motivo: textoDoErro(erro) })
        return
      }
      setEstado({ fase: 'parado' })
      arquivo.falhas++
      relogio.current = window.setTimeout(mandar, pausaAntesDe(arquivo.falhas, erro))
    }
  }

  const enviar = async (escolhido: File) => {
    clearTimeout(relogio.current)
    setEstado({ fase: 'preparando' })
    try {
      const { ehFoto, ...preparado } = await preparar(escolhido)
      atual.current = { id: novoId(), envio: {}, falhas: 0, ...preparado }
      setFoto(ehFoto ? preparado.bytes : null)
    } catch (erro) {
      setEstado({
        fase: 'recusado',
        motivo: erro instanceof ArquivoRecusado ? erro.message : textoDoErro(erro),
      })
      return
    }
    await mandar()
  }

  const aoVoltar = useEffectEvent(() => {
    if (estado.fase === 'parado') void mandar()
  })
  useEffect(() => {
    const ouvir = () => aoVoltar()
    window.addEventListener('online', ouvir)
    return () => {
      window.removeEventListener('online', ouvir)
      clearTimeout(relogio.current)
      corte.current?.abort()
    }
  }, [])

  return { foto: estado.fase === 'recusado' ? null : foto, enviar, tentarAgora: mandar }
}

import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { useState } from 'react'
import { fila } from '#aparelho/anexos/fila-da-aba.ts'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { sha256De } from '#aparelho/sha256.ts'
import { useSessao } from '#sessao.ts'
import { toast } from '#ui/toast.tsx'
import { useNaTela } from '#ui/useNaTela.ts'
import { textos } from './anexos.textos.ts'
import { ArquivoRecusado, preparar, type Regras } from './preparar.ts'

type Opcoes = { vendaId: string; tipo: TipoAnexo; regras: Regras }

/** Takes a file for one kind of attachment: prepared, kept on the device, put in the queue. */
export function useAnexar({ vendaId, tipo, regras }: Opcoes) {
  const usuario_id = useSessao().usuarioAutenticado?.id ?? ''
  const [preparando, setPreparando] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  const naTela = useNaTela()

  /** Whether it was taken. */
  const anexar = async (arquivo: Blob, nome: string, gravados?: number): Promise<boolean> => {
    setRecusa(null)
    setPreparando(true)
    try {
      const pronto = await preparar(arquivo, {
        tipo,
        regras,
        nome,
        ...(gravados !== undefined && { gravados }),
      })
      const { miniatura, segundos, ...resto } = pronto
      const sha256 = await sha256De(resto.bytes)
      await fila.por({
        ...{ ...resto, usuario_id, venda_id: vendaId, id: novoId(), tipo },
        ...{ criado_em: new Date().toISOString(), enviado: false },
        envio: {
          tamanho: resto.bytes.byteLength,
          ...(sha256 && { sha256 }),
          ...(miniatura && { miniatura }),
          ...(segundos !== undefined && { segundos }),
        },
      })
      return true
    } catch (erro) {
      const motivo = erro instanceof ArquivoRecusado ? erro.message : textos.naoPreparado
      setRecusa(motivo)
      if (!naTela.current) toast.aviso(motivo, textos.naoAnexado(nomesDosAnexos[tipo]))
      return false
    } finally {
      setPreparando(false)
    }
  }

  return { anexar, preparando, recusa }
}

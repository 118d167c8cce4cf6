import { useState } from 'react'
import { fila } from '#aparelho/anexos/fila-da-aba.ts'
import { ErroHttp } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { useExcluirDoServidor } from './anexos.data.ts'
import { textos } from './anexos.textos.ts'
import type { AnexoNaTela } from './juntar.ts'

type RemoverProps = {
  vendaId: string
  nome: string
  anexo: AnexoNaTela
  consequencia?: string
  /** Why it stays. */
  impedimento?: string | undefined
  aoRemover?: () => void
}

/** Takes an attachment away, from the device and, if it got there, from the server. */
export function Remover({
  vendaId,
  nome,
  anexo,
  consequencia = textos.remocao.consequencia,
  impedimento,
  aoRemover,
}: RemoverProps) {
  const [perguntando, setPerguntando] = useState(false)
  const excluir = useExcluirDoServidor(vendaId)
  const id = anexo.onde === 'servidor' ? anexo.anexo.id : anexo.item.arquivo.id
  const noServidor = anexo.onde === 'servidor' || anexo.item.fase === 'enviado'

  const remover = async () => {
    try {
      if (noServidor) await excluir.mutateAsync(id)
    } catch {
      return
    }
    await fila.tirar(vendaId, id)
    setPerguntando(false)
    aoRemover?.()
  }
  const semRede = excluir.error instanceof ErroHttp && excluir.error.ehDeRede
  return (
    <>
      <BotaoComMotivo variant="subtle" color="gray" motivo={impedimento} onClick={() => setPerguntando(true)}>
        {textos.remover}
      </BotaoComMotivo>
      {perguntando && (
        <ConfirmarAcao
          titulo={textos.remocao.pergunta(nome)}
          consequencia={consequencia}
          textoConfirmar={textos.remover}
          confirmando={excluir.isPending}
          erro={semRede ? { message: textos.remocao.semRede } : excluir.error}
          aoConfirmar={remover}
          aoCancelar={() => {
            excluir.reset()
            setPerguntando(false)
          }}
        />
      )}
    </>
  )
}

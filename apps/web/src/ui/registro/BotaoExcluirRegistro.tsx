import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BotaoQueConfirma } from '../BotaoQueConfirma.tsx'
import { textos } from '../textos.ts'
import { toast } from '../toast.tsx'

type BotaoExcluirRegistroProps = {
  /** Why it cannot be used now. */
  motivo: string | null
  pergunta: string
  consequencia: ReactNode
  excluir: UseMutationResult<unknown, Error, void>
  excluido: string
  /** Leaves a record that no longer exists. What was typed about it needs no question (`ignoreBlocker`). */
  aoExcluir: () => void
}

/** The server refuses to delete what is in use. Only it knows what uses the record at that moment. */
export function BotaoExcluirRegistro(props: BotaoExcluirRegistroProps) {
  const { motivo, pergunta, consequencia, excluir, excluido, aoExcluir } = props
  return (
    <BotaoQueConfirma
      texto={textos.acao.excluir}
      motivo={motivo}
      pergunta={pergunta}
      consequencia={consequencia}
      acao={excluir}
      aoConfirmar={() =>
        excluir.mutate(undefined, {
          onSuccess: () => {
            toast.sucesso(excluido)
            aoExcluir()
          },
        })
      }
    />
  )
}

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
  /** Away from a record that is gone; what was typed about it is not worth a question (`ignoreBlocker`). */
  aoExcluir: () => void
}

/** What is in use is refused by the server, which alone knows by what at that moment. */
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

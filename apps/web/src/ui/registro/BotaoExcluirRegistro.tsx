import type { Permissao } from '@balcao/contract/base/permissao'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePode } from '#habilidade.ts'
import { BotaoQueConfirma } from '../BotaoQueConfirma.tsx'
import { textos as textosDaUi } from '../textos.ts'
import { toast } from '../toast.tsx'
import { type Destino, useVoltaALista } from '../useDestino.ts'

type TextosDaExclusao = {
  pergunta: (nome: string) => string
  consequencia: ReactNode
  excluido: (nome: string) => string
  semPermissao?: string
}

type BotaoExcluirRegistroProps = {
  nome: string
  textos: TextosDaExclusao
  /** Without it the button says why (`textos.semPermissao`). */
  permissao?: Permissao
  /** Why this record cannot be deleted now. */
  motivo?: string | null
  excluir: UseMutationResult<unknown, Error, void>
  /** Where to go from a record that is gone: its list, or what closes its drawer. */
  aoExcluir: Destino
}

/** The server refuses to delete what is in use. Only it knows what uses the record at that moment. */
export function BotaoExcluirRegistro(props: BotaoExcluirRegistroProps) {
  const { nome, textos, permissao, motivo = null, excluir } = props
  const pode = usePode(...(permissao ? [permissao] : []))
  const semPermissao = permissao && !pode ? textos.semPermissao : null
  // What was typed about it is not worth a question, and "back" must not lead to what is gone.
  const sair = useVoltaALista(props.aoExcluir, { ignoreBlocker: true, replace: true })
  return (
    <BotaoQueConfirma
      texto={textosDaUi.acao.excluir}
      motivo={semPermissao ?? motivo}
      pergunta={textos.pergunta(nome)}
      consequencia={textos.consequencia}
      acao={excluir}
      aoConfirmar={() =>
        excluir.mutate(undefined, {
          onSuccess: () => {
            toast.sucesso(textos.excluido(nome))
            sair()
          },
        })
      }
    />
  )
}

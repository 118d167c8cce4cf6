import { useNavigate } from '@tanstack/react-router'
import { BotaoQueConfirma } from '../../ui/BotaoQueConfirma.tsx'
import { toast } from '../../ui/toast.tsx'
import type { AcaoProps } from './acao.ts'
import { useExcluirUsuario } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

export function BotaoExcluir({ usuario, motivo }: AcaoProps) {
  const navegar = useNavigate()
  const excluir = useExcluirUsuario(usuario.id)
  return (
    <BotaoQueConfirma
      texto={textos.excluir}
      motivo={motivo}
      pergunta={textos.excluirPergunta(usuario.nome)}
      consequencia={textos.excluirConsequencia}
      acao={excluir}
      aoConfirmar={() =>
        excluir.mutate(undefined, {
          onSuccess: () => {
            toast.sucesso(textos.excluido(usuario.nome))
            // What was typed about somebody who is gone is not worth a question.
            void navegar({ to: '/admin/usuario', ignoreBlocker: true })
          },
        })
      }
    />
  )
}

import type { Grupo } from '@balcao/contract/grupo-permissao'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '../../habilidade.ts'
import { BotaoQueConfirma } from '../../ui/BotaoQueConfirma.tsx'
import { toast } from '../../ui/toast.tsx'
import { useExcluirGrupo } from './grupo-permissao.data.ts'
import { textos } from './grupo-permissao.textos.ts'

/** A group in use is refused by the server, which alone knows who is in it at that moment. */
export function BotaoExcluir({ grupo }: { grupo: Grupo }) {
  const navegar = useNavigate()
  const podeExcluir = usePode('EXCLUIR.GRUPO_PERMISSAO')
  const excluir = useExcluirGrupo(grupo.id)
  return (
    <BotaoQueConfirma
      texto={textos.excluir}
      motivo={podeExcluir ? null : textos.semExcluir}
      pergunta={textos.excluirPergunta(grupo.nome)}
      consequencia={textos.excluirConsequencia(grupo.usuarios)}
      acao={excluir}
      aoConfirmar={() =>
        excluir.mutate(undefined, {
          onSuccess: () => {
            toast.sucesso(textos.excluido(grupo.nome))
            // What was typed about a group that is gone is not worth a question.
            void navegar({ to: '/admin/grupo-permissao', ignoreBlocker: true })
          },
        })
      }
    />
  )
}

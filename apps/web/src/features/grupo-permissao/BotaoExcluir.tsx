import type { Grupo } from '@balcao/contract/acesso/grupo-permissao'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { useExcluirGrupo } from './grupo-permissao.data.ts'
import { textos } from './grupo-permissao.textos.ts'

export function BotaoExcluir({ grupo }: { grupo: Grupo }) {
  const navegar = useNavigate()
  const podeExcluir = usePode('EXCLUIR.GRUPO_PERMISSAO')
  return (
    <BotaoExcluirRegistro
      motivo={podeExcluir ? grupo.impedimento : textos.semExcluir}
      pergunta={textos.excluirPergunta(grupo.nome)}
      consequencia={textos.excluirConsequencia(grupo.usuarios)}
      excluir={useExcluirGrupo(grupo.id)}
      excluido={textos.excluido(grupo.nome)}
      aoExcluir={() => navegar({ to: '/admin/grupo-permissao', ignoreBlocker: true })}
    />
  )
}

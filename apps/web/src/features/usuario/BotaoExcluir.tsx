import { useNavigate } from '@tanstack/react-router'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import type { AcaoProps } from './acao.ts'
import { useExcluirUsuario } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

export function BotaoExcluir({ usuario, motivo }: AcaoProps) {
  const navegar = useNavigate()
  return (
    <BotaoExcluirRegistro
      motivo={motivo}
      pergunta={textos.excluirPergunta(usuario.nome)}
      consequencia={textos.excluirConsequencia}
      excluir={useExcluirUsuario(usuario.id)}
      excluido={textos.excluido(usuario.nome)}
      aoExcluir={() => navegar({ to: '/admin/usuario', ignoreBlocker: true })}
    />
  )
}

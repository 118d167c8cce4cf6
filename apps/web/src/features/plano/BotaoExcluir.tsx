import type { Plano } from '@balcao/contract/catalogo/plano'
import { useNavigate } from '@tanstack/react-router'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { useExcluirPlano } from './plano.data.ts'
import { textos } from './plano.textos.ts'

export function BotaoExcluir({ plano, motivo }: { plano: Plano; motivo: string | null }) {
  const navegar = useNavigate()
  return (
    <BotaoExcluirRegistro
      motivo={motivo}
      pergunta={textos.excluirPergunta(plano.nome)}
      consequencia={textos.excluirConsequencia(plano.promocoes)}
      excluir={useExcluirPlano(plano.id)}
      excluido={textos.excluido(plano.nome)}
      aoExcluir={() => navegar({ to: '/admin/configuracao/plano', ignoreBlocker: true })}
    />
  )
}

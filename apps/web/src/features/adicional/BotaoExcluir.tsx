import type { Adicional } from '@balcao/contract/catalogo/adicional'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { useExcluirAdicional } from './adicional.data.ts'
import { textos } from './adicional.textos.ts'

export function BotaoExcluir({ adicional }: { adicional: Adicional }) {
  const navegar = useNavigate()
  const podeExcluir = usePode('EXCLUIR.ADICIONAL')
  return (
    <BotaoExcluirRegistro
      motivo={podeExcluir ? null : textos.semExcluir}
      pergunta={textos.excluirPergunta(adicional.nome)}
      consequencia={textos.excluirConsequencia}
      excluir={useExcluirAdicional(adicional.id)}
      excluido={textos.excluido(adicional.nome)}
      aoExcluir={() => navegar({ to: '/admin/configuracao/adicional', ignoreBlocker: true })}
    />
  )
}

import type { CanalVenda } from '@balcao/contract/provedor/canal-venda'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { useExcluirCanal } from './canal-venda.data.ts'
import { textos } from './canal-venda.textos.ts'

export function BotaoExcluir({ canal }: { canal: CanalVenda }) {
  const navegar = useNavigate()
  const semExcluir = usePode('EXCLUIR.CANAL_VENDA') ? null : textos.semExcluir
  const deOutros = canal.editavel ? null : textos.deOutros
  return (
    <BotaoExcluirRegistro
      motivo={semExcluir ?? deOutros}
      pergunta={textos.excluirPergunta(canal.nome)}
      consequencia={textos.excluirConsequencia}
      excluir={useExcluirCanal(canal.id)}
      excluido={textos.excluido(canal.nome)}
      aoExcluir={() => navegar({ to: '/admin/canal-venda', ignoreBlocker: true })}
    />
  )
}

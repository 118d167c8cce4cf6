import type { Empresa } from '@balcao/contract/provedor/empresa'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { useExcluirEmpresa } from './empresa.data.ts'
import { textos } from './empresa.textos.ts'

export function BotaoExcluir({ empresa }: { empresa: Empresa }) {
  const navegar = useNavigate()
  const podeExcluir = usePode('EXCLUIR.EMPRESA')
  return (
    <BotaoExcluirRegistro
      motivo={podeExcluir ? null : textos.semExcluir}
      pergunta={textos.excluirPergunta(empresa.nome_fantasia)}
      consequencia={textos.excluirConsequencia}
      excluir={useExcluirEmpresa(empresa.id)}
      excluido={textos.excluida(empresa.nome_fantasia)}
      aoExcluir={() => navegar({ to: '/admin/empresa', ignoreBlocker: true })}
    />
  )
}

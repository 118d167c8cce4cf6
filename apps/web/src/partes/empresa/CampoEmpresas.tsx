import { useQuery } from '@tanstack/react-query'
import { useTodasEmpresas } from '#sessao.ts'
import { CampoTodosOuAlguns } from '#ui/campos/CampoTodosOuAlguns.tsx'
import { opcoesDeEmpresas } from './empresas.opcoes.ts'
import { textos as t } from './empresas.textos.ts'

type CampoEmpresasProps = {
  todas: boolean
  escolhidas: readonly string[]
  doRegistro?: readonly { id: string; nome: string }[]
  /** Shown under an empty list, where that is allowed. */
  nenhuma?: string
  travado?: string | null
}

/**
 * Every company, present and future, or a list: the fields `todas_empresas` and `empresas`. Nobody can grant
 * a company that they do not have.
 */
export function CampoEmpresas({
  todas,
  escolhidas,
  doRegistro = [],
  nenhuma,
  travado = null,
}: CampoEmpresasProps) {
  const { data: alcancadas = [] } = useQuery(opcoesDeEmpresas)
  const tenhoTodas = useTodasEmpresas()
  return (
    <CampoTodosOuAlguns
      legenda={t.titulo}
      nomes={{ todos: 'todas_empresas', alguns: 'empresas' }}
      todos={todas}
      escolhidos={escolhidas}
      opcoes={alcancadas}
      doRegistro={doRegistro}
      textos={{ todos: t.todas, escolha: t.escolha, ...(nenhuma && { nenhum: nenhuma }) }}
      travado={travado}
      semTodos={tenhoTodas ? null : t.semTodas}
    />
  )
}

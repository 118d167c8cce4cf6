import { useQuery } from '@tanstack/react-query'
import { opcoesDeEmpresas } from '../../opcoes/empresas.ts'
import { useSessao } from '../../sessao.ts'
import { CampoTodosOuAlguns } from '../../ui/campos/CampoTodosOuAlguns.tsx'
import { usuarios } from './usuario.data.ts'
import { rotulos, textos } from './usuario.textos.ts'

type CampoEmpresasProps = {
  todas: boolean
  escolhidas: readonly string[]
  doRegistro: readonly { id: string; nome: string }[]
  travado: string | null
}

/** Every company, present and future, or a list of them. */
export function CampoEmpresas({ todas, escolhidas, doRegistro, travado }: CampoEmpresasProps) {
  const eu = useSessao().usuarioAutenticado?.id ?? ''
  const { data: meuCadastro } = useQuery(usuarios.obter(eu))
  const { data: alcancadas = [] } = useQuery(opcoesDeEmpresas)
  return (
    <CampoTodosOuAlguns
      legenda={rotulos.empresas}
      nomes={{ todos: 'todas_empresas', alguns: 'empresas' }}
      todos={todas}
      escolhidos={escolhidas}
      opcoes={alcancadas}
      doRegistro={doRegistro}
      textos={{ todos: textos.todasEmpresas, escolha: textos.escolhaEmpresas, nenhum: textos.semEmpresa }}
      travado={travado}
      semTodos={meuCadastro?.todas_empresas === false ? textos.todasNaoConcedivel : null}
    />
  )
}

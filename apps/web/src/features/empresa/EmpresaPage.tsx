import { Empresa } from '@balcao/contract/provedor/empresa'
import { Anchor } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePode } from '#habilidade.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { SituacaoDeAtivo } from '#ui/Situacao.tsx'
import { CamposEmpresa } from './CamposEmpresa.tsx'
import { empresas } from './empresa.data.ts'
import { EsquemaDosValores, type ValoresEmpresa, valoresDe } from './empresa.formulario.ts'
import { palavras } from './empresa.palavras.tsx'
import { situacoes, textos } from './empresa.textos.ts'

type EmpresaPageProps = {
  id: string
  /** What belongs to the company but is another noun's: the route brings it. */
  secoes: ReactNode
}

export function EmpresaPage({ id, secoes }: EmpresaPageProps) {
  const { data: empresa } = useSuspenseQuery(empresas.obter(id))
  return <EdicaoDeEmpresa key={id} empresa={empresa} secoes={secoes} />
}

function EdicaoDeEmpresa({ empresa, secoes }: { empresa: Empresa; secoes: ReactNode }) {
  const edicao = useEdicao<Empresa, ValoresEmpresa>({
    registro: empresa,
    valoresDe,
    esquemaDoRegistro: Empresa,
    esquemaDosValores: EsquemaDosValores,
    editar: empresas.useEditar(empresa.id),
  })
  return (
    <PaginaDeRegistro
      titulo={empresa.nome_fantasia}
      selo={
        <>
          <SituacaoDeAtivo ativo={empresa.ativo} nomes={situacoes} />
          <QuantosUsuarios empresa={empresa} />
        </>
      }
      acoes={
        <BotaoExcluirRegistro
          nome={empresa.nome_fantasia}
          textos={textos.exclusao}
          permissao="EXCLUIR.EMPRESA"
          excluir={empresas.useExcluir(empresa.id)}
          aoExcluir="/admin/empresa"
        />
      }
      edicao={edicao}
      palavras={palavras}
      historico={empresas.historico(empresa.id)}
      aoFechar="/admin/empresa"
      secoes={secoes}
    >
      <CamposEmpresa />
    </PaginaDeRegistro>
  )
}

/** Links to the people of the company, if the person may list them. */
function QuantosUsuarios({ empresa }: { empresa: Empresa }) {
  const podeListar = usePode('LISTAR.USUARIO')
  const quantos = textos.usuarios(empresa.usuarios)
  if (!podeListar) return quantos
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/admin/usuario" search={{ empresa_id: empresa.id }} {...props} />}
    >
      {quantos}
    </Anchor>
  )
}

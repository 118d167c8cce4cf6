import { nomeDaSituacao, nomeDaTecnologia } from '@balcao/contract/catalogo/plano'
import { type FiltroPlano, situacoesPlano } from '@balcao/contract/catalogo/plano-filtro'
import { tecnologias } from '@balcao/contract/catalogo/tecnologia'
import { tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { nomeDoTipoPessoa, rotulos } from './plano.textos.ts'

type Filtros = Pick<FiltroPlano, 'situacao' | 'tecnologia' | 'tipo_pessoa' | 'empresa_id' | 'restrito'>

export const semFiltros: Filtros = {
  situacao: undefined,
  tecnologia: undefined,
  tipo_pessoa: undefined,
  empresa_id: undefined,
  restrito: undefined,
}

type FiltrosDePlanoProps = { filtro: Filtros; aoMudar: (filtro: Partial<Filtros>) => void }

export function FiltrosDePlano({ filtro, aoMudar }: FiltrosDePlanoProps) {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  return (
    <>
      <Filtro
        rotulo={rotulos.situacao}
        largura={140}
        opcoes={situacoesPlano.map((valor) => ({ valor, nome: nomeDaSituacao[valor] }))}
        valor={filtro.situacao}
        aoMudar={(situacao) => aoMudar({ situacao })}
      />
      <Filtro
        rotulo={rotulos.tecnologia}
        largura={150}
        opcoes={tecnologias.map((valor) => ({ valor, nome: nomeDaTecnologia[valor] }))}
        valor={filtro.tecnologia}
        aoMudar={(tecnologia) => aoMudar({ tecnologia })}
      />
      <Filtro
        rotulo={rotulos.tipos_pessoa}
        largura={160}
        opcoes={tiposDePessoa.map((valor) => ({ valor, nome: nomeDoTipoPessoa[valor] }))}
        valor={filtro.tipo_pessoa}
        aoMudar={(tipo_pessoa) => aoMudar({ tipo_pessoa })}
      />
      {empresas.length > 1 && (
        <Filtro
          rotulo="Empresa"
          largura={160}
          opcoes={empresas.map(({ id, nome }) => ({ valor: id, nome }))}
          valor={filtro.empresa_id}
          aoMudar={(empresa_id) => aoMudar({ empresa_id })}
        />
      )}
      <Filtro
        rotulo={rotulos.restrito}
        largura={150}
        opcoes={[
          { valor: 'true', nome: 'Só restritos' },
          { valor: 'false', nome: 'Sem restrição' },
        ]}
        valor={filtro.restrito === undefined ? undefined : filtro.restrito ? 'true' : 'false'}
        aoMudar={(valor) => aoMudar({ restrito: valor === undefined ? undefined : valor === 'true' })}
      />
    </>
  )
}

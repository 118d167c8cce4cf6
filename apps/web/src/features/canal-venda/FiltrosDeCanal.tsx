import { nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { type FiltroCanalVenda, tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { FiltroDeAtivos } from '#ui/lista/FiltroDeAtivos.tsx'
import { rotulos, situacoes } from './canal-venda.textos.ts'

type Filtros = Pick<FiltroCanalVenda, 'tipo' | 'empresa_id' | 'ativo'>

export const semFiltros: Filtros = { tipo: undefined, empresa_id: undefined, ativo: undefined }

type FiltrosDeCanalProps = { filtro: Filtros; aoMudar: (filtro: Partial<Filtros>) => void }

export function FiltrosDeCanal({ filtro, aoMudar }: FiltrosDeCanalProps) {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  return (
    <>
      <Filtro
        rotulo={rotulos.tipo}
        largura={150}
        opcoes={tiposDeCanal.map((valor) => ({ valor, nome: nomesDosCanais[valor] }))}
        valor={filtro.tipo}
        aoMudar={(tipo) => aoMudar({ tipo })}
      />
      <Filtro
        rotulo={rotulos.empresa}
        largura={180}
        opcoes={empresas.map(({ id, nome }) => ({ valor: id, nome }))}
        valor={filtro.empresa_id}
        aoMudar={(empresa_id) => aoMudar({ empresa_id })}
      />
      <FiltroDeAtivos
        rotulo={rotulos.situacao}
        nomes={situacoes}
        valor={filtro.ativo}
        aoMudar={(ativo) => aoMudar({ ativo })}
      />
    </>
  )
}

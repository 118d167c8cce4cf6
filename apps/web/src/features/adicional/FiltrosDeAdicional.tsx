import { rotuloDaCategoria, rotuloDaCobranca } from '@balcao/contract/catalogo/adicional'
import {
  categoriasDeAdicional,
  cobrancas,
  type FiltroAdicional,
} from '@balcao/contract/catalogo/adicional-filtro'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { FiltroDeAtivos } from '#ui/lista/FiltroDeAtivos.tsx'
import { rotulos, situacoes } from './adicional.textos.ts'

type Filtros = Pick<FiltroAdicional, 'categoria' | 'cobranca' | 'ativo'>

export const semFiltros: Filtros = { categoria: undefined, cobranca: undefined, ativo: undefined }

type FiltrosDeAdicionalProps = { filtro: Filtros; aoMudar: (filtro: Partial<Filtros>) => void }

export function FiltrosDeAdicional({ filtro, aoMudar }: FiltrosDeAdicionalProps) {
  return (
    <>
      <Filtro
        rotulo={rotulos.categoria}
        largura={160}
        opcoes={categoriasDeAdicional.map((valor) => ({ valor, nome: rotuloDaCategoria[valor] }))}
        valor={filtro.categoria}
        aoMudar={(categoria) => aoMudar({ categoria })}
      />
      <Filtro
        rotulo={rotulos.cobranca}
        largura={140}
        opcoes={cobrancas.map((valor) => ({ valor, nome: rotuloDaCobranca[valor] }))}
        valor={filtro.cobranca}
        aoMudar={(cobranca) => aoMudar({ cobranca })}
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

import { type FiltroPromocao, situacoesPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import { nomesDasSituacoes } from '@balcao/contract/catalogo/promocao-texto'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDePlanos } from '#partes/plano/planos.opcoes.ts'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { FiltroDeAtivos } from '#ui/lista/FiltroDeAtivos.tsx'
import { rotulos, textos } from './promocao.textos.ts'

export type Filtros = Pick<FiltroPromocao, 'situacao' | 'plano_id' | 'canal_venda_id' | 'cumulativa'>

export const semFiltros: Filtros = {
  situacao: undefined,
  plano_id: undefined,
  canal_venda_id: undefined,
  cumulativa: undefined,
}

type FiltrosDePromocaoProps = { filtro: Filtros; aoMudar: (filtro: Partial<Filtros>) => void }

export function FiltrosDePromocao({ filtro, aoMudar }: FiltrosDePromocaoProps) {
  // Someone who may list promotions may not be allowed to see the plans.
  const vePlanos = usePode(
    'LISTAR.PLANO',
    'EDITAR.PLANO',
    'CRIAR.PROMOCAO',
    'EDITAR.PROMOCAO',
    'VINCULAR.ADICIONAL',
  )
  const { data: planos = [] } = useQuery({ ...opcoesDePlanos, enabled: vePlanos })
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  return (
    <>
      <Filtro
        rotulo={rotulos.situacao}
        largura={118}
        opcoes={situacoesPromocao.map((valor) => ({ valor, nome: nomesDasSituacoes[valor] }))}
        valor={filtro.situacao}
        aoMudar={(situacao) => aoMudar({ situacao })}
      />
      {vePlanos && (
        <Filtro
          rotulo={rotulos.plano_id}
          largura={124}
          opcoes={planos.map(({ id, nome }) => ({ valor: id, nome }))}
          valor={filtro.plano_id}
          aoMudar={(plano_id) => aoMudar({ plano_id })}
        />
      )}
      <Filtro
        rotulo={rotulos.canal_venda_id}
        largura={124}
        opcoes={canais.map(({ id, nome }) => ({ valor: id, nome }))}
        valor={filtro.canal_venda_id}
        aoMudar={(canal_venda_id) => aoMudar({ canal_venda_id })}
      />
      <FiltroDeAtivos
        rotulo={rotulos.cumulativa}
        nomes={{ ativo: textos.cumulativa, inativo: textos.naoCumulativa }}
        valor={filtro.cumulativa}
        aoMudar={(cumulativa) => aoMudar({ cumulativa })}
      />
    </>
  )
}

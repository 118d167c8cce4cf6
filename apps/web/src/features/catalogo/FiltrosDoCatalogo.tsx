import { TODOS_OS_CANAIS } from '@balcao/contract/catalogo/oferta-filtro'
import { nomeDaTecnologia } from '@balcao/contract/catalogo/plano'
import { type Tecnologia, tecnologias } from '@balcao/contract/catalogo/tecnologia'
import { type TipoPessoa, tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { tardio } from '#ui/tardio.ts'
import type { BuscaDoCatalogo } from './catalogo.busca.ts'
import { nomeDoTipoDePessoa, type OrdemDoCatalogo, ordens, textos } from './catalogo.textos.ts'

// The cards do not wait for this field, which searches five thousand names.
const CampoCidade = tardio(() =>
  import('#partes/endereco/CampoCidade.tsx').then(({ CampoCidade }) => CampoCidade),
)

type FiltrosDoCatalogoProps = {
  busca: BuscaDoCatalogo
  /** The channel in effect: the one chosen, or the person's own. */
  canal: string | null
  /** Not yet: the cards are still to come, and go first. */
  completos: boolean
  aoMudar: (parte: Partial<BuscaDoCatalogo>) => void
}

const comNome = <V extends string>(valores: readonly V[], nomes: Record<V, string>) =>
  valores.map((valor) => ({ valor, nome: nomes[valor] }))

const LugarDaCidade = () => (
  <Box w={{ base: '100%', md: 200 }}>
    <Esqueleto altura={36} />
  </Box>
)

export function FiltrosDoCatalogo({ busca, canal, completos, aoMudar }: FiltrosDoCatalogoProps) {
  const { data: empresas = [] } = useQuery({ ...opcoesDeEmpresas, enabled: completos })
  const { data: canais = [] } = useQuery({ ...opcoesDeCanais, enabled: completos })
  return (
    <>
      {completos ? (
        <Suspense fallback={<LugarDaCidade />}>
          <CampoCidade
            aria-label={textos.cidade}
            placeholder={textos.cidade}
            w={{ md: 200 }}
            value={busca.codigo_ibge ?? null}
            onChange={(codigo) => aoMudar({ codigo_ibge: codigo ?? undefined })}
          />
        </Suspense>
      ) : (
        <LugarDaCidade />
      )}
      {empresas.length > 1 && (
        <Filtro
          rotulo={textos.empresa}
          largura={150}
          opcoes={empresas.map(({ id, nome }) => ({ valor: id, nome }))}
          valor={busca.empresa_id}
          aoMudar={(empresa_id) => aoMudar({ empresa_id })}
        />
      )}
      <Filtro
        rotulo={textos.canal}
        largura={170}
        opcoes={canais.map(({ id, nome }) => ({ valor: id, nome }))}
        valor={canal ?? undefined}
        aoMudar={(escolhido) => aoMudar({ canal_venda_id: escolhido ?? TODOS_OS_CANAIS })}
      />
      <Filtro<TipoPessoa>
        rotulo={textos.pessoa}
        largura={165}
        opcoes={comNome(tiposDePessoa, nomeDoTipoDePessoa)}
        valor={busca.tipo_pessoa}
        aoMudar={(tipo_pessoa) => aoMudar({ tipo_pessoa })}
      />
      <Filtro<Tecnologia>
        rotulo={textos.tecnologia}
        largura={130}
        opcoes={comNome(tecnologias, nomeDaTecnologia)}
        valor={busca.tecnologia}
        aoMudar={(tecnologia) => aoMudar({ tecnologia })}
      />
      <Filtro<OrdemDoCatalogo>
        rotulo={textos.ordem}
        largura={195}
        opcoes={ordens}
        valor={busca.ordem ?? 'destaque'}
        sempreHaUm
        aoMudar={(ordem) => aoMudar({ ordem })}
      />
    </>
  )
}

import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BarraDeComparacao } from '#partes/oferta/comparacao/BarraDeComparacao.tsx'
import { Icone } from '#ui/Icone.tsx'
import { BarraDeLista } from '#ui/lista/BarraDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { tardio } from '#ui/tardio.ts'
import { useDepoisDePintar } from '#ui/useDepoisDePintar.ts'
import { CabecalhoDaImpressao } from './CabecalhoDaImpressao.tsx'
import classes from './Catalogo.module.css'
import { alternar, type BuscaDoCatalogo, comparados, criteriosDe, filtroDe } from './catalogo.busca.ts'
import { ofertas } from './catalogo.data.ts'
import { textos } from './catalogo.textos.ts'
import { FiltrosDoCatalogo } from './FiltrosDoCatalogo.tsx'
import { GradeDeOfertas } from './GradeDeOfertas.tsx'
import '#estilos/impressao.css'

const Comparacao = tardio(() => import('./comparacao/Comparacao.tsx').then(({ Comparacao }) => Comparacao))
const DetalhesDaOferta = tardio(() =>
  import('./simulador/DetalhesDaOferta.tsx').then(({ DetalhesDaOferta }) => DetalhesDaOferta),
)

const rota = getRouteApi('/_app/admin/planos/')
const FILTROS = ['empresa_id', 'codigo_ibge', 'canal_venda_id', 'tipo_pessoa', 'tecnologia'] as const
const semFiltros: Partial<BuscaDoCatalogo> = Object.fromEntries(FILTROS.map((nome) => [nome, undefined]))

export function CatalogoPage() {
  const busca = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useListaNaUrl<BuscaDoCatalogo>(navegar)
  const consulta = useInfiniteQuery(ofertas.listar(filtroDe(busca)))
  const [primeira] = consulta.data?.pages ?? []
  // The cards first: what stands around them is asked for once they are on the screen.
  const depoisDosCartoes = useDepoisDePintar(!consulta.isPending)
  const ids = comparados(busca)
  const criterios = criteriosDe(busca)
  const { data: escolhidas } = useQuery({ ...ofertas.algumas(ids, criterios), enabled: ids.length > 0 })
  // The cards stay the same, and so does the place where somebody is among them.
  const ir = (parte: Partial<BuscaDoCatalogo>, replace = false) =>
    void navegar({ search: (atual) => ({ ...atual, ...parte }), replace, resetScroll: false })

  return (
    <>
      <PaginaCabecalho
        titulo={textos.titulo}
        acoes={
          <Button
            className={classes.soNaTela ?? ''}
            variant="default"
            leftSection={<Icone nome="tabler:printer" tamanho={16} />}
            onClick={() => window.print()}
          >
            {textos.imprimir}
          </Button>
        }
      />
      <div className={classes.soNaTela}>
        <BarraDeLista
          busca={busca.busca ?? ''}
          aoBuscar={lista.buscar}
          dicaDeBusca={textos.dicaDeBusca}
          filtros={
            <FiltrosDoCatalogo
              busca={busca}
              canal={primeira?.canal_venda_id ?? null}
              completos={depoisDosCartoes}
              aoMudar={lista.filtrar}
            />
          }
          filtrosAtivos={FILTROS.filter((nome) => busca[nome] !== undefined).length}
          aoLimparFiltros={() => lista.filtrar(semFiltros)}
        />
      </div>
      {depoisDosCartoes && <CabecalhoDaImpressao busca={busca} canal={primeira?.canal_venda_id ?? null} />}
      <GradeDeOfertas
        busca={busca}
        consulta={consulta}
        comparados={ids}
        aoComparar={(id) => ir({ comparar: alternar(ids, id) }, true)}
        aoAbrir={(plano) => ir({ plano })}
        aoLimpar={() => lista.limpar()}
      />
      {ids.length > 0 && (
        <BarraDeComparacao
          quantos={ids.length}
          nomes={ids.flatMap((id) => escolhidas?.itens.find((oferta) => oferta.id === id)?.nome ?? [])}
          aoComparar={() => ir({ comparando: true })}
          aoLimpar={() => ir({ comparar: undefined }, true)}
        />
      )}
      <Suspense>
        {busca.comparando && ids.length > 0 && (
          <Comparacao ids={ids} criterios={criterios} aoFechar={() => ir({ comparando: undefined })} />
        )}
        {busca.plano && (
          <DetalhesDaOferta
            key={busca.plano}
            id={busca.plano}
            criterios={criterios}
            aoFechar={() => ir({ plano: undefined })}
          />
        )}
      </Suspense>
    </>
  )
}

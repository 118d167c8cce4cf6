import type { PaginaDeOfertas } from '@balcao/contract/catalogo/oferta'
import { MAXIMO_COMPARADOS } from '@balcao/contract/catalogo/oferta-filtro'
import { Button } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { textos as daComparacao } from '#partes/oferta/comparacao/comparacao.textos.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { textos as daLista } from '#ui/lista/lista.textos.ts'
import { textos as textosDaUi } from '#ui/textos.ts'
import { Vazio } from '#ui/Vazio.tsx'
import { CartaoDaOferta } from './CartaoDaOferta.tsx'
import classes from './Catalogo.module.css'
import type { BuscaDoCatalogo } from './catalogo.busca.ts'
import { textos } from './catalogo.textos.ts'
import { useNomesDoFiltro } from './useNomesDoFiltro.ts'
import { motivoDoVazio } from './vazio.ts'

type GradeDeOfertasProps = {
  busca: BuscaDoCatalogo
  consulta: UseInfiniteQueryResult<InfiniteData<PaginaDeOfertas>>
  comparados: string[]
  aoComparar: (id: string) => void
  aoAbrir: (id: string) => void
  aoLimpar: () => void
}

const ESPERADOS = ['a', 'b', 'c', 'd', 'e', 'f']

export function GradeDeOfertas(props: GradeDeOfertasProps) {
  const { busca, consulta, comparados } = props
  const [primeira] = consulta.data?.pages ?? []
  if (consulta.error)
    return <ErroNaTela mensagem={textoDoErro(consulta.error)} aoTentarDeNovo={() => consulta.refetch()} />
  if (!primeira)
    return (
      <div className={classes.grade} role="status" aria-label={textosDaUi.carregando}>
        {ESPERADOS.map((lugar) => (
          <Esqueleto key={lugar} altura={420} />
        ))}
      </div>
    )
  if (primeira.itens.length === 0)
    return <SemOfertas busca={busca} canal={primeira.canal_venda_id} aoLimpar={props.aoLimpar} />

  const cheia = comparados.length >= MAXIMO_COMPARADOS
  return (
    <>
      <h2 className={classes.total} aria-live="polite">
        {textos.planos(primeira.total)}
      </h2>
      <ul className={classes.grade} data-atualizando={consulta.isPlaceholderData || undefined}>
        {consulta.data?.pages.flatMap(({ itens, dia }) =>
          itens.map((oferta) => (
            <li key={oferta.id}>
              <CartaoDaOferta
                oferta={oferta}
                dia={dia}
                comparado={comparados.includes(oferta.id)}
                semComparar={cheia && !comparados.includes(oferta.id) ? daComparacao.maximo : null}
                aoComparar={() => props.aoComparar(oferta.id)}
                aoAbrir={() => props.aoAbrir(oferta.id)}
                lugar={{ codigo_ibge: busca.codigo_ibge, canal_venda_id: primeira.canal_venda_id }}
              />
            </li>
          )),
        )}
      </ul>
      {consulta.hasNextPage && (
        <Button
          variant="default"
          className={classes.mais ?? ''}
          loading={consulta.isFetchingNextPage}
          onClick={() => consulta.fetchNextPage()}
        >
          {textos.mostrarMais}
        </Button>
      )}
    </>
  )
}

type SemOfertasProps = { busca: BuscaDoCatalogo; canal: string | null; aoLimpar: () => void }

function SemOfertas({ busca, canal, aoLimpar }: SemOfertasProps) {
  const nomes = useNomesDoFiltro(busca, canal)
  return (
    <Vazio
      icone="tabler:map-pin-off"
      texto={motivoDoVazio(busca, nomes)}
      acao={
        <Button variant="default" onClick={aoLimpar}>
          {daLista.limparBusca}
        </Button>
      }
    />
  )
}

import type { VendaResumo } from '@balcao/contract/vendas/venda-resumo'
import { Button } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Grupo, GrupoCarregando } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'
import { CartaoDaVenda } from './CartaoDaVenda.tsx'

type ListaDeVendasProps = {
  titulo: string
  vazio: string
  consulta: UseInfiniteQueryResult<InfiniteData<{ itens: VendaResumo[] }>>
  /** A sale stands once on the screen: these are above, being corrected. */
  exceto: readonly string[]
}

export function ListaDeVendas({ titulo, vazio, consulta, exceto }: ListaDeVendasProps) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = consulta
  const todas = data?.pages.flatMap((pagina) => pagina.itens) ?? []
  const itens = todas.filter(({ id }) => !exceto.includes(id))
  const tentarDeNovo = () => void (data ? consulta.fetchNextPage() : consulta.refetch())
  return (
    <Grupo titulo={titulo}>
      {isPending && <GrupoCarregando />}
      {data && todas.length === 0 && <p className={classes.vazio}>{vazio}</p>}
      {itens.length > 0 && (
        <ul className={classes.lista} aria-busy={consulta.isPlaceholderData}>
          {itens.map((venda) => (
            <CartaoDaVenda key={venda.id} venda={venda} />
          ))}
        </ul>
      )}
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={tentarDeNovo} />}
      {hasNextPage && !error && (
        <Button
          variant="default"
          mih={44}
          loading={isFetchingNextPage}
          onClick={() => void consulta.fetchNextPage()}
        >
          {textos.mostrarMais}
        </Button>
      )}
    </Grupo>
  )
}

import { Button } from '@mantine/core'
import type { DefaultError, InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos } from '#ui/historico/historico.textos.ts'
import classes from '#ui/Linhas.module.css'
import { Secao } from '#ui/Secao.tsx'

type SecaoEmPaginasProps<Item> = {
  titulo: string
  texto?: string
  vazia: string
  consulta: UseInfiniteQueryResult<InfiniteData<{ itens: Item[] }>, DefaultError>
  children: (itens: Item[]) => ReactNode
}

/** A part of the record that is read page by page. */
export function SecaoEmPaginas<Item>(props: SecaoEmPaginasProps<Item>) {
  const { consulta, vazia, children, ...cabecalho } = props
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = consulta
  const itens = data?.pages.flatMap(({ itens }) => itens)
  return (
    <Secao {...cabecalho}>
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => refetch()} />}
      {!itens && !error && <Carregando linhas={2} />}
      {itens?.length === 0 && <p className={classes.detalhe}>{vazia}</p>}
      {itens && children(itens)}
      {hasNextPage && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {textos.mostrarMais}
        </Button>
      )}
    </Secao>
  )
}

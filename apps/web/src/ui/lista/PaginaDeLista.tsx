import type { Pagina } from '@balcao/contract/pagina'
import { Button } from '@mantine/core'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BotaoComMotivo } from '../BotaoComMotivo.tsx'
import { baixar } from '../baixar.ts'
import { Icone } from '../Icone.tsx'
import { PaginaCabecalho } from '../PaginaCabecalho.tsx'
import type { Coluna, LinkDaLinha } from '../tabela/coluna.ts'
import { Tabela } from '../tabela/Tabela.tsx'
import { textos as textosDaUi } from '../textos.ts'
import { Vazio } from '../Vazio.tsx'
import { BarraDeLista } from './BarraDeLista.tsx'
import type { ListaNaUrl, Paginada } from './useListaNaUrl.ts'

type TextosDaLista = {
  titulo: string
  dicaDeBusca: string
  /** The main action, "Novo canal"; and why it is not this person's. */
  novo: string
  semNovo: string
  /** The file's name, `canais.csv`. */
  arquivo: string
}

type PaginaDeListaProps<Linha, Filtro> = {
  textos: TextosDaLista
  filtro: Filtro
  /** What the list is ordered by until somebody says otherwise. */
  ordemPadrao: string
  lista: ListaNaUrl<Filtro>
  consulta: UseQueryResult<Pagina<Linha>>
  exportar: UseMutationResult<Blob, Error, Filtro>
  colunas: Coluna<Linha>[]
  /** Absent for who may only list: they have nowhere to go from here. */
  link: LinkDaLinha<Linha> | undefined
  icone: string
  iconeDoNovo?: string
  podeCriar: boolean
  aoCriar: () => void
  filtros?: ReactNode
  /** The noun's own filters, all undefined. */
  semFiltros?: Partial<Filtro>
}

/** A noun's list: search, filters, export, the main action and the table, all of it in the address. */
export function PaginaDeLista<Linha extends { id: string }, Filtro extends Paginada>(
  props: PaginaDeListaProps<Linha, Filtro>,
) {
  const { textos, filtro, lista, consulta, exportar, semFiltros = {} } = props
  const filtrosAtivos = Object.keys(semFiltros).filter(
    (nome) => filtro[nome as keyof Filtro] !== undefined,
  ).length
  const filtrada = filtrosAtivos > 0 || Boolean(filtro.busca)
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <BarraDeLista
        busca={filtro.busca ?? ''}
        aoBuscar={lista.buscar}
        dicaDeBusca={textos.dicaDeBusca}
        filtros={props.filtros}
        filtrosAtivos={filtrosAtivos}
        aoLimparFiltros={() => lista.filtrar(semFiltros)}
        aoExportar={() => exportar.mutate(filtro, { onSuccess: (csv) => baixar(csv, textos.arquivo) })}
        exportando={exportar.isPending}
        acao={
          <BotaoComMotivo
            motivo={props.podeCriar ? null : textos.semNovo}
            leftSection={<Icone nome={props.iconeDoNovo ?? 'tabler:plus'} tamanho={16} />}
            onClick={props.aoCriar}
          >
            {textos.novo}
          </BotaoComMotivo>
        }
      />
      <Tabela
        rotulo={textos.titulo}
        colunas={props.colunas}
        chaveDaLinha={(linha) => linha.id}
        pagina={consulta.data}
        atualizando={consulta.isFetching}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        link={props.link}
        ordem={filtro.ordem ?? props.ordemPadrao}
        aoOrdenar={lista.ordenar}
        aoPaginar={lista.paginar}
        vazio={
          <Vazio
            texto={textosDaUi.tabela.semDados}
            icone={props.icone}
            acao={
              filtrada ? (
                <Button variant="default" onClick={lista.limpar}>
                  {textosDaUi.lista.limparBusca}
                </Button>
              ) : (
                props.podeCriar && <Button onClick={props.aoCriar}>{textos.novo}</Button>
              )
            }
          />
        }
      />
    </>
  )
}

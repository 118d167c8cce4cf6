import type { Total } from '@balcao/contract/base/pagina'
import { Button } from '@mantine/core'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BotaoComMotivo } from '../BotaoComMotivo.tsx'
import { baixar } from '../baixar.ts'
import { Icone } from '../Icone.tsx'
import { PaginaCabecalho } from '../PaginaCabecalho.tsx'
import type { Coluna, LinkDaLinha, PaginaDaTabela } from '../tabela/coluna.ts'
import { Tabela } from '../tabela/Tabela.tsx'
import type { Contagem } from '../tabela/total.ts'
import { textos as textosDaUi } from '../textos.ts'
import { Vazio } from '../Vazio.tsx'
import { BarraDeLista } from './BarraDeLista.tsx'
import type { ListaNaUrl, Paginada } from './useListaNaUrl.ts'
import { usePaginaNaTela } from './usePaginaNaTela.ts'
import { useTotalAparte } from './useTotalAparte.ts'

type TextosDaLista = {
  titulo: string
  dicaDeBusca: string
  /** The main action, "Novo canal"; and why it is not this person's. */
  novo: string
  semNovo: string
  /** The file's name, `canais.csv`. */
  arquivo: string
  contagem?: Contagem
}

type PaginaDeListaProps<Linha, Filtro> = {
  textos: TextosDaLista
  filtro: Filtro
  /** What the list is ordered by until somebody says otherwise. */
  ordemPadrao: string
  lista: ListaNaUrl<Filtro>
  consulta: UseQueryResult<PaginaDaTabela<Linha>>
  /** For a list too long to be counted with every page. The rows do not wait for it. */
  total?: UseQueryResult<Total>
  exportar: UseMutationResult<Blob, Error, Filtro>
  colunas: Coluna<Linha>[]
  /** Absent for who may only list: they have nowhere to go from here. */
  link: LinkDaLinha<Linha> | undefined
  /** Why there are no rows, where there is more to say than that. */
  semLinhas?: string
  icone: string
  iconeDoNovo?: string
  podeCriar: boolean
  aoCriar: () => void
  /** What else can be done here, before the main action. */
  acoes?: ReactNode
  filtros?: ReactNode
  muitosFiltros?: boolean
  /** The noun's own filters, all undefined. */
  semFiltros?: Partial<Filtro>
}

/** A noun's list: search, filters, export, the main action and the table, all of it in the address. */
export function PaginaDeLista<Linha extends { id: string }, Filtro extends Paginada>(
  props: PaginaDeListaProps<Linha, Filtro>,
) {
  const { textos, filtro, lista, consulta, exportar, semFiltros = {}, muitosFiltros = false } = props
  const { pagina, erro, erroDaBusca, deOutraBusca } = usePaginaNaTela(consulta)
  const total = useTotalAparte(props.total, erroDaBusca !== undefined, textos.contagem)
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
        erroDaBusca={erroDaBusca}
        filtros={props.filtros}
        muitosFiltros={muitosFiltros}
        filtrosAtivos={filtrosAtivos}
        aoLimparFiltros={() => lista.filtrar(semFiltros)}
        aoExportar={() => exportar.mutate(filtro, { onSuccess: (csv) => baixar(csv, textos.arquivo) })}
        exportando={exportar.isPending}
        acao={
          <>
            {props.acoes}
            <BotaoComMotivo
              motivo={props.podeCriar ? null : textos.semNovo}
              leftSection={<Icone nome={props.iconeDoNovo ?? 'tabler:plus'} tamanho={16} />}
              onClick={props.aoCriar}
            >
              {textos.novo}
            </BotaoComMotivo>
          </>
        }
      />
      <Tabela
        rotulo={textos.titulo}
        colunas={props.colunas}
        chaveDaLinha={(linha) => linha.id}
        pagina={pagina}
        total={total}
        deOutraBusca={deOutraBusca}
        atualizando={consulta.isFetching}
        erro={erro}
        aoTentarDeNovo={() => consulta.refetch()}
        link={props.link}
        ordem={filtro.ordem ?? props.ordemPadrao}
        aoOrdenar={lista.ordenar}
        aoPaginar={lista.paginar}
        vazio={
          <Vazio
            texto={erroDaBusca ?? props.semLinhas ?? textosDaUi.tabela.semDados}
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

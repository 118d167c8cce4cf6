import { Button } from '@mantine/core'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EnderecoDeCriacao } from '#navegacao/rotas-de-cadastro.ts'
import { BotaoComMotivo } from '../BotaoComMotivo.tsx'
import { baixar } from '../baixar.ts'
import { Icone } from '../Icone.tsx'
import { PaginaCabecalho } from '../PaginaCabecalho.tsx'
import type { Coluna, LinkDaLinha, PaginaDaTabela } from '../tabela/coluna.ts'
import { Tabela } from '../tabela/Tabela.tsx'
import { textos as daTabela } from '../tabela/tabela.textos.ts'
import type { Contagem } from '../tabela/total.ts'
import { type Destino, useDestino } from '../useDestino.ts'
import { Vazio } from '../Vazio.tsx'
import { BarraDeLista } from './BarraDeLista.tsx'
import { type FiltroDaLista, Filtros } from './Filtros.tsx'
import { textos as daLista } from './lista.textos.ts'
import type { ListaNaUrl, Paginada } from './useListaNaUrl.ts'
import { usePaginaNaTela } from './usePaginaNaTela.ts'
import { type TotalComSoma, useTotalAparte } from './useTotalAparte.ts'

type TextosDaLista = {
  titulo: string
  /** Of the table, where something else on the screen has the title's name. */
  tabela?: string
  dicaDeBusca: string
  /** The main action, "Novo canal", and why this person may not use it. */
  novo?: string
  semNovo?: string
  /** The name of the file, `canais.csv`. */
  arquivo: string
  contagem?: Contagem
}

type PaginaDeListaProps<Linha, Filtro> = {
  textos: TextosDaLista
  filtro: Filtro
  /** The default order of the list. */
  ordemPadrao: string
  lista: ListaNaUrl<Filtro>
  consulta: UseQueryResult<PaginaDaTabela<Linha>>
  /** The rows to show, where the screen holds them in place while the query changes. */
  pagina?: PaginaDaTabela<Linha> | undefined
  /** For a list that is too long to count with every page. The rows do not wait for the total. */
  total?: UseQueryResult<TotalComSoma>
  exportar: UseMutationResult<Blob, Error, Filtro>
  colunas: Coluna<Linha>[]
  /** Missing for people who may only list: they cannot open a record. */
  link: LinkDaLinha<Linha> | undefined
  /** Why there are no rows, when there is more to say than that. */
  semLinhas?: string
  /** While a queue is open: the link that searches for the same outside of it. */
  emTodas?: RenderRoot | undefined
  icone: string
  iconeDoNovo?: string
  podeCriar?: boolean
  /** Where a new one is typed in: an address, or what opens its drawer. Missing: it begins somewhere else. */
  aoCriar?: Destino<EnderecoDeCriacao>
  /** Between the title and the search. */
  acima?: ReactNode
  /** Other actions, before the main one. */
  acoes?: ReactNode
  /** `false`: one that this person has no use for. */
  filtros?: readonly (FiltroDaLista<Filtro> | false)[]
  /** More filters than fit beside the search: by their names in the address, and as they are drawn behind a button. */
  muitosFiltros?: { campos: readonly (keyof Filtro & string)[]; desenho: ReactNode }
}

type RenderRoot = (props: object) => ReactNode

const NADA = () => undefined

/** A noun's list: search, filters, export, the main action and the table. All of it is in the address. */
export function PaginaDeLista<Linha extends { id: string }, Filtro extends Paginada>(
  props: PaginaDeListaProps<Linha, Filtro>,
) {
  const { textos, filtro, lista, consulta, exportar, muitosFiltros } = props
  const aoCriar = useDestino(props.aoCriar ?? NADA)
  const { pagina, erro, erroDaBusca, deOutraBusca } = usePaginaNaTela({
    data: props.pagina ?? consulta.data,
    error: consulta.error,
  })
  const total = useTotalAparte(props.total, erroDaBusca !== undefined, textos.contagem)
  const filtros = props.filtros?.filter((um) => um !== false) ?? []
  const campos = muitosFiltros?.campos ?? filtros.map(({ campo }) => campo)
  const filtrosAtivos = campos.filter((campo) => filtro[campo] !== undefined).length
  const semFiltros = Object.fromEntries(campos.map((campo) => [campo, undefined])) as Partial<Filtro>
  const filtrada = filtrosAtivos > 0 || Boolean(filtro.busca)
  const emTodas = filtro.busca && !erroDaBusca ? props.emTodas : undefined
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      {props.acima}
      <BarraDeLista
        busca={filtro.busca ?? ''}
        aoBuscar={lista.buscar}
        dicaDeBusca={textos.dicaDeBusca}
        erroDaBusca={erroDaBusca}
        filtros={
          muitosFiltros?.desenho ??
          (filtros.length > 0 && <Filtros quais={filtros} busca={filtro} aoMudar={lista.filtrar} />)
        }
        muitosFiltros={muitosFiltros !== undefined}
        filtrosAtivos={filtrosAtivos}
        aoLimparFiltros={() => lista.filtrar(semFiltros)}
        aoExportar={() => exportar.mutate(filtro, { onSuccess: (csv) => baixar(csv, textos.arquivo) })}
        exportando={exportar.isPending}
        acao={
          <>
            {props.acoes}
            {props.aoCriar && (
              <BotaoComMotivo
                motivo={props.podeCriar ? null : (textos.semNovo ?? null)}
                leftSection={<Icone nome={props.iconeDoNovo ?? 'tabler:plus'} tamanho={16} />}
                onClick={aoCriar}
              >
                {textos.novo}
              </BotaoComMotivo>
            )}
          </>
        }
      />
      <Tabela
        rotulo={textos.tabela ?? textos.titulo}
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
            texto={erroDaBusca ?? props.semLinhas ?? (emTodas ? daLista.nadaNaFila : daTabela.semDados)}
            icone={props.icone}
            acao={
              filtrada ? (
                <>
                  {emTodas && <Button renderRoot={emTodas}>{daLista.emTodas}</Button>}
                  <Button variant="default" onClick={lista.limpar}>
                    {daLista.limparBusca}
                  </Button>
                </>
              ) : (
                props.podeCriar && <Button onClick={aoCriar}>{textos.novo}</Button>
              )
            }
          />
        }
      />
    </>
  )
}

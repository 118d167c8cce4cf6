import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '../ErroNaTela.tsx'
import { Vazio } from '../Vazio.tsx'
import { Cartoes } from './Cartoes.tsx'
import type { Coluna, LinkDaLinha, PaginaDaTabela } from './coluna.ts'
import { Grade } from './Grade.tsx'
import { MenuDeColunas } from './MenuDeColunas.tsx'
import { MenuDeOrdem } from './MenuDeOrdem.tsx'
import { OrdemOculta } from './OrdemOculta.tsx'
import { Rodape } from './Rodape.tsx'
import classes from './Tabela.module.css'
import { textos } from './tabela.textos.ts'
import { textoDoTotal } from './total.ts'
import { useColunasEscolhidas } from './useColunasEscolhidas.ts'

/** Below `md` (960 px). */
const ESTREITA = '(max-width: 59.99em)'

type TabelaProps<Linha extends object> = {
  /** The name of the table, for screen readers. Also the key under which the chosen columns are stored. */
  rotulo: string
  /** Must be defined once, outside the component. A new array at each render would rebuild the table. */
  colunas: Coluna<Linha>[]
  chaveDaLinha: (linha: Linha) => string
  /** Undefined until the first answer. */
  pagina: PaginaDaTabela<Linha> | undefined
  /** The total number of rows, when the page does not bring it because it is counted separately. */
  total?: string | undefined
  /** The rows do not match the search box, because its text cannot be searched for. */
  deOutraBusca?: boolean
  /** A request is running, the first one or a later one. */
  atualizando: boolean
  erro: { message: string } | null
  aoTentarDeNovo: () => void
  /** Missing when a row cannot be opened. */
  link?: LinkDaLinha<Linha> | undefined
  ordem?: string | undefined
  aoOrdenar?: (ordem: string) => void
  aoPaginar?: (cursor: string) => void
  /** Shown instead of the default text when there are no rows: why, and what to do about it. */
  vazio?: ReactNode
  linhasEsperadas?: number
  /** One of several on a page: it takes the room that its rows need. */
  curta?: boolean
}

const totalDa = (pagina: PaginaDaTabela<unknown> | undefined) =>
  pagina?.total === undefined ? '' : textoDoTotal(pagina.total, pagina.total_exato ?? true)

/**
 * The product's list. It draws what it receives. Search, order and pages belong to the URL and the server.
 */
export function Tabela<Linha extends object>(props: TabelaProps<Linha>) {
  const { rotulo, pagina, atualizando, erro, link, ordem, aoOrdenar, linhasEsperadas = 10 } = props
  const estreita = useMediaQuery(ESTREITA, undefined, { getInitialValueInEffect: false })
  const escolhas = useColunasEscolhidas(rotulo, props.colunas)
  const colunas = props.colunas.filter(({ id }) => escolhas.visiveis[id])
  const linhas = (pagina?.itens ?? []).map((dados) => ({ chave: props.chaveDaLinha(dados), dados }))
  const rolagem = useRef<HTMLDivElement>(null)

  function paginar(cursor: string) {
    rolagem.current?.scrollTo({ top: 0 })
    props.aoPaginar?.(cursor)
  }

  const grade = { rotulo, colunas, linhas, link, esqueleto: pagina ? 0 : linhasEsperadas, ordem, aoOrdenar }
  return (
    <section
      className={classes.tabela}
      aria-label={rotulo}
      aria-busy={atualizando}
      data-curta={props.curta || undefined}
      data-de-outra-busca={(props.deOutraBusca && linhas.length > 0) || undefined}
    >
      {atualizando && <div className={classes.progresso} />}
      {erro && <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={props.aoTentarDeNovo} />}
      {(pagina || !erro) && (
        <>
          {/* Has an id, so that "back" finds it and restores its scroll position. */}
          <div ref={rolagem} className={classes.rolagem} data-scroll-restoration-id={`tabela:${rotulo}`}>
            {estreita ? <Cartoes {...grade} /> : <Grade {...grade} />}
            {pagina?.itens.length === 0 && (props.vazio ?? <Vazio texto={textos.semDados} />)}
          </div>
          <Rodape
            rotulo={rotulo}
            total={props.total ?? totalDa(pagina)}
            pagina={pagina}
            aoPaginar={props.aoPaginar && paginar}
          >
            {aoOrdenar &&
              (estreita ? (
                <MenuDeOrdem colunas={props.colunas} ordem={ordem} aoOrdenar={aoOrdenar} />
              ) : (
                <OrdemOculta
                  colunas={props.colunas}
                  visiveis={escolhas.visiveis}
                  ordem={ordem}
                  aoOrdenar={aoOrdenar}
                />
              ))}
            <MenuDeColunas
              colunas={props.colunas}
              visiveis={escolhas.visiveis}
              aoMostrar={escolhas.mostrar}
              aoVoltarAoPadrao={escolhas.voltarAoPadrao}
            />
          </Rodape>
        </>
      )}
    </section>
  )
}

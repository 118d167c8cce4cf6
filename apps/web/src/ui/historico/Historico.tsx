import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '../Carregando.tsx'
import { ErroNaTela } from '../ErroNaTela.tsx'
import { quando } from '../quando.ts'
import { Vazio } from '../Vazio.tsx'
import { agruparPorDia, type Entrada, estaVazio, mostrarValor } from './entradas.ts'
import classes from './Historico.module.css'
import { textos } from './historico.textos.ts'

type HistoricoProps = {
  /** Newest first; undefined until the first answer. */
  entradas: Entrada[] | undefined
  /** The name of each field on the record's own screen. */
  rotulos: Record<string, string>
  /** The verb for each action: "EDITAR" → "editou". */
  acoes: Record<string, string>
  /** For values that need formatting: money, an id that stands for a name. */
  formatar?: (campo: string, valor: unknown) => ReactNode
  erro: { message: string } | null
  aoTentarDeNovo: () => void
  /** Missing when there are no more. */
  aoMostrarMais?: (() => void) | undefined
  buscandoMais?: boolean
}

/** Who changed what, when and from where. */
export function Historico(props: HistoricoProps) {
  const { entradas, acoes, erro, aoMostrarMais, buscandoMais = false } = props
  if (erro) return <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={props.aoTentarDeNovo} />
  if (!entradas) return <Carregando />
  if (entradas.length === 0) return <Vazio icone="tabler:history" texto={textos.semEntradas} />
  return (
    <div className={classes.historico}>
      {agruparPorDia(entradas, quando).map(({ dia, entradas: doDia }) => (
        <section key={dia} aria-label={dia}>
          <p className={classes.dia}>{dia}</p>
          <ol className={classes.entradas}>
            {doDia.map((entrada) => (
              <li key={entrada.id} className={classes.entrada}>
                <p className={classes.titulo}>
                  <time dateTime={entrada.em}>{entrada.hora}</time> <strong>{nomeDoAutor(entrada)}</strong>{' '}
                  {acoes[entrada.acao] ?? entrada.acao}
                  {entrada.ip && <span className={classes.ip}>{entrada.ip}</span>}
                </p>
                <Mudancas mudancas={entrada.mudancas} {...props} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {aoMostrarMais && (
        <Button variant="default" size="compact-sm" loading={buscandoMais} onClick={aoMostrarMais}>
          {textos.mostrarMais}
        </Button>
      )}
    </div>
  )
}

type MudancasProps = Pick<HistoricoProps, 'rotulos' | 'formatar'> & Pick<Entrada, 'mudancas'>

function Mudancas({ mudancas, rotulos, formatar = (_, valor) => mostrarValor(valor) }: MudancasProps) {
  const ditas = mudancas.filter(({ antes, depois }) => !(estaVazio(antes) && estaVazio(depois)))
  if (ditas.length === 0) return null
  return (
    <dl className={classes.mudancas}>
      {ditas.map(({ campo, antes, depois }) => (
        <div key={campo}>
          <dt>{rotulos[campo] ?? campo}</dt>
          <dd>
            {/* There is no old value to strike out in a new record: its first values are just listed. */}
            {!estaVazio(antes) && (
              <>
                <del>{formatar(campo, antes)}</del> <span aria-hidden>→</span>{' '}
              </>
            )}
            <ins>{formatar(campo, depois)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

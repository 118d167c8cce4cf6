import type { FiltroDoPainel, Painel } from '@balcao/contract/painel/painel-api'
import { periodoDoPasso } from '@balcao/contract/painel/periodo'
import { useNavigate } from '@tanstack/react-router'
import { type Figura, listaDaFigura } from '../lista-da-figura.ts'
import { textos } from '../painel.textos.ts'
import classes from './Colunas.module.css'
import { nomeDoPasso } from './nomeDoPasso.ts'

/** More names than this would run into each other. */
const NOMES_NO_MAXIMO = 8
/** Few columns have room for their number above them. */
const COLUNAS_COM_NUMERO = 16

type ColunasProps = { painel: Painel; filtro: FiltroDoPainel; figura: Figura }

/**
 * A column for each day or month. It is one picture with a name: people who cannot see it read the table, which has the
 * same figures and links.
 */
export function Colunas({ painel, filtro, figura }: ColunasProps) {
  const navegar = useNavigate()
  const { serie } = painel
  const maior = Math.max(1, ...serie.map((passo) => passo[figura]))
  const cada = Math.ceil(serie.length / NOMES_NO_MAXIMO)
  const melhor = serie.reduce((a, b) => (b[figura] > a[figura] ? b : a))
  return (
    <div
      role="img"
      aria-label={textos.grafico({
        figura: textos.figuras[figura],
        total: painel.atual[figura].toLocaleString('pt-BR'),
        melhor: nomeDoPasso(painel.passo, melhor.dia),
        numero: melhor[figura].toLocaleString('pt-BR'),
      })}
      className={classes.grafico}
    >
      <span className={classes.maior}>{maior.toLocaleString('pt-BR')}</span>
      {serie.map((passo, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the table has the same links
        // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the mouse; the table has the same links
        <div
          key={passo.dia}
          className={classes.passo}
          title={`${nomeDoPasso(painel.passo, passo.dia)}: ${passo[figura].toLocaleString('pt-BR')}`}
          onClick={() =>
            void navegar({
              to: '/admin/venda',
              search: listaDaFigura(figura, periodoDoPasso(painel.periodo, passo.dia), filtro),
            })
          }
        >
          <div className={classes.espaco}>
            {serie.length <= COLUNAS_COM_NUMERO && passo[figura] > 0 && (
              <span className={classes.numero}>{passo[figura].toLocaleString('pt-BR')}</span>
            )}
            <div className={classes.coluna} style={{ height: `${(100 * passo[figura]) / maior}%` }} />
          </div>
          <span className={classes.nome}>{i % cada === 0 ? nomeDoPasso(painel.passo, passo.dia) : ''}</span>
        </div>
      ))}
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { Esqueleto } from '../Esqueleto.tsx'
import type { GradeProps } from './Grade.tsx'
import classes from './Tabela.module.css'
import { moverEntreLinhas } from './teclado.ts'

type CartoesProps<Linha> = Pick<GradeProps<Linha>, 'rotulo' | 'colunas' | 'linhas' | 'link' | 'esqueleto'>

/**
 * The same rows on a narrow screen. The first column is the title, the others are pairs of label and value.
 */
export function Cartoes<Linha>({ rotulo, colunas, linhas, link, esqueleto }: CartoesProps<Linha>) {
  const [ativa, setAtiva] = useState(0)
  const parada = Math.min(ativa, linhas.length - 1)
  const [titulo, ...outras] = colunas
  const pares = outras.filter((coluna) => !coluna.destaque)
  return (
    <ul className={classes.cartoes} aria-label={rotulo} onKeyDown={moverEntreLinhas}>
      {linhas.map(({ chave, dados }, i) => (
        <li key={chave} className={classes.cartao}>
          <div className={classes.tituloDoCartao}>
            {link
              ? link(dados, {
                  className: classes.link ?? '',
                  tabIndex: i === parada ? 0 : -1,
                  onFocus: () => setAtiva(i),
                  children: titulo?.celula(dados),
                  'data-linha': true,
                })
              : titulo?.celula(dados)}
            {outras.map((c) => c.destaque && <span key={c.id}>{c.celula(dados)}</span>)}
          </div>
          <dl className={classes.pares}>
            {pares.map((coluna) => (
              <Par key={coluna.id} titulo={coluna.titulo} valor={coluna.celula(dados)} />
            ))}
          </dl>
        </li>
      ))}
      {Array.from({ length: esqueleto }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no other identity
        <li key={i} className={`${classes.cartao} ${classes.esperado}`}>
          <Esqueleto altura={14} largura="60%" />
          <Esqueleto altura={12} largura="90%" />
          <Esqueleto altura={12} largura="80%" />
        </li>
      ))}
    </ul>
  )
}

/** In a table, an empty cell keeps the columns aligned. In a card it would be a label without a value. */
function Par({ titulo, valor }: { titulo: string; valor: ReactNode }) {
  if (valor === null || valor === undefined || valor === '') return null
  return (
    <div>
      <dt>{titulo}</dt>
      <dd>{valor}</dd>
    </div>
  )
}

import { useState } from 'react'
import { Esqueleto } from '../Esqueleto.tsx'
import type { Coluna, LinkDaLinha } from './coluna.ts'
import { proximaOrdem, sentidoDe } from './ordem.ts'
import { SetaDeOrdem } from './SetaDeOrdem.tsx'
import classes from './Tabela.module.css'
import { moverEntreLinhas } from './teclado.ts'

export type GradeProps<Linha> = {
  rotulo: string
  colunas: Coluna<Linha>[]
  linhas: { chave: string; dados: Linha }[]
  link: LinkDaLinha<Linha> | undefined
  /** How many grey lines stand in for rows that are still loading. */
  esqueleto: number
  ordem: string | undefined
  aoOrdenar: ((ordem: string) => void) | undefined
}

const classeDa = ({ numero, parte }: { numero?: boolean; parte?: number }) =>
  (numero && classes.numero) || (parte && classes.cede) || undefined

/** The table itself, for wide screens. */
export function Grade<Linha>(props: GradeProps<Linha>) {
  const { rotulo, colunas, linhas, link, esqueleto } = props
  // One tab stop for the whole table. The arrows move from row to row.
  const [ativa, setAtiva] = useState(0)
  const parada = Math.min(ativa, linhas.length - 1)
  return (
    <table className={classes.grade} aria-label={rotulo}>
      <Cabecalho {...props} />
      <tbody onKeyDown={moverEntreLinhas}>
        {linhas.map(({ chave, dados }, i) => (
          <tr key={chave} className={classes.linha}>
            {colunas.map((coluna, j) => (
              <td key={coluna.id} className={classeDa(coluna)}>
                {j === 0 && link
                  ? link(dados, {
                      className: classes.link ?? '',
                      tabIndex: i === parada ? 0 : -1,
                      onFocus: () => setAtiva(i),
                      children: coluna.celula(dados),
                      'data-linha': true,
                    })
                  : coluna.celula(dados)}
              </td>
            ))}
          </tr>
        ))}
        {Array.from({ length: esqueleto }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no other identity
          <tr key={i}>
            {colunas.map((coluna) => (
              <td key={coluna.id} className={classeDa(coluna)}>
                <Esqueleto altura={12} largura={coluna.numero ? '40%' : '70%'} className={classes.esperada} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cabecalho<Linha>({ colunas, ordem, aoOrdenar }: GradeProps<Linha>) {
  return (
    <thead>
      <tr>
        {colunas.map((coluna) => {
          const sentido = sentidoDe(ordem, coluna.id)
          const ordena = coluna.ordenavel && aoOrdenar
          return (
            <th
              key={coluna.id}
              scope="col"
              className={classeDa(coluna)}
              style={coluna.parte ? { width: `${coluna.parte}%` } : undefined}
              aria-sort={ordena ? sentido : undefined}
            >
              {ordena ? (
                <button
                  type="button"
                  className={classes.ordenar}
                  onClick={() => aoOrdenar(proximaOrdem(ordem, coluna.id))}
                >
                  {coluna.titulo}
                  <SetaDeOrdem sentido={sentido} />
                </button>
              ) : (
                coluna.titulo
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

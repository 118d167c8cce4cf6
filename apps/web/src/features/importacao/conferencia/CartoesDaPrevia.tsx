import { camposDaImportacao } from '@balcao/contract/clientes/importacao/campos'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { textos } from '../importacao.textos.ts'
import { DesfechoDaLinha } from './DesfechoDaLinha.tsx'
import { colunasImportadas } from './mapeamento.ts'
import classes from './Previa.module.css'
import type { LinhasDaPreviaProps } from './TabelaDaPrevia.tsx'

const t = textos.previa
const CABE = 60
const abreviar = (texto: string) => (texto.length > CABE ? `${texto.slice(0, CABE)}…` : texto)

/** Fifty cards would be eleven phone screens above the button that starts. */
const DE_INICIO = 6

/** The same on a narrow screen: first what happens and why, the row itself on request. */
export function CartoesDaPrevia({ linhas, mapeamento, nomes }: LinhasDaPreviaProps) {
  const [todas, setTodas] = useState(false)
  const colunas = colunasImportadas(mapeamento)
  // There is room for two or three at a time, so those that need attention come first.
  const comProblemaAntes = linhas.toSorted(
    (a, b) => b.motivos.length - a.motivos.length || b.avisos.length - a.avisos.length,
  )
  const mostradas = todas ? comProblemaAntes : comProblemaAntes.slice(0, DE_INICIO)
  const outras = linhas.length - mostradas.length
  return (
    <>
      <ul className={classes.cartoes} aria-label={t.titulo}>
        {mostradas.map(({ linha, desfecho, motivos, avisos, mudancas, celulas }) => (
          <li key={linha}>
            <div className={classes.topo}>
              <strong>
                {t.linha} {linha}
              </strong>
              <DesfechoDaLinha desfecho={desfecho} />
            </div>
            {[...motivos, ...avisos].map(({ coluna, texto }) => (
              <p
                key={`${coluna} ${texto}`}
                className={classes.razao}
                data-aviso={avisos.length > 0 || undefined}
              >
                {avisos.length > 0 && `${t.deFora} `}
                {coluna !== null && (
                  <b>
                    {nomes[coluna]}
                    {celulas[coluna] ? ` “${abreviar(celulas[coluna])}”` : ''}:{' '}
                  </b>
                )}
                {texto}
              </p>
            ))}
            {mudancas.map(({ coluna, antes }) => (
              <p key={coluna} className={classes.mudanca}>
                <b>{nomes[coluna]}:</b> {celulas[coluna]} <small>({t.antes(antes)})</small>
              </p>
            ))}
            <details>
              <summary>{t.verLinha}</summary>
              <dl>
                {colunas.map(({ campo, coluna }) => (
                  <div key={coluna}>
                    <dt>{camposDaImportacao[campo]}</dt>
                    <dd>{celulas[coluna] || '–'}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
      {outras > 0 && (
        <Button variant="default" fullWidth onClick={() => setTodas(true)}>
          {t.verOutras(outras)}
        </Button>
      )}
    </>
  )
}

import { camposDaImportacao, type Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import type { LinhaDaPrevia } from '@balcao/contract/clientes/importacao/importacao'
import { textos } from '../importacao.textos.ts'
import { DesfechoDaLinha } from './DesfechoDaLinha.tsx'
import { comErrosNaFrente } from './mapeamento.ts'
import classes from './Previa.module.css'

export type LinhasDaPreviaProps = { linhas: LinhaDaPrevia[]; mapeamento: Mapeamento; nomes: string[] }

const t = textos.previa

/** The rows, with each reason in its own cell, for wide screens. */
export function TabelaDaPrevia({ linhas, mapeamento, nomes }: LinhasDaPreviaProps) {
  const colunas = comErrosNaFrente(mapeamento, linhas)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section className={classes.rolagem} aria-label={t.tabela} tabIndex={0}>
      <table className={classes.tabela}>
        <thead>
          <tr>
            <th scope="col">{t.linha}</th>
            <th scope="col">{t.oQueAcontece}</th>
            {colunas.map(({ campo, coluna }) => (
              <th key={coluna} scope="col">
                {camposDaImportacao[campo]}
                <small>{nomes[coluna]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.linha}>
              <td className={classes.numero}>{linha.linha}</td>
              <td>
                <DesfechoDaLinha desfecho={linha.desfecho} />
                <Motivos textos={foraDaTabela(linha.motivos, mapeamento)} />
                <Motivos aviso textos={foraDaTabela(linha.avisos, mapeamento)} />
              </td>
              {colunas.map(({ coluna }) => (
                <Celula key={coluna} linha={linha} coluna={coluna} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Celula({ linha, coluna }: { linha: LinhaDaPrevia; coluna: number }) {
  const daColuna = (motivos: LinhaDaPrevia['motivos']) =>
    motivos.filter((motivo) => motivo.coluna === coluna).map(({ texto }) => texto)
  const [motivos, avisos] = [daColuna(linha.motivos), daColuna(linha.avisos)]
  const mudanca = linha.mudancas.find((uma) => uma.coluna === coluna)
  return (
    <td data-erro={motivos.length > 0 || undefined} data-aviso={avisos.length > 0 || undefined}>
      <span className={classes.valor}>{linha.celulas[coluna]}</span>
      {mudanca && <span className={classes.antes}>{t.antes(mudanca.antes)}</span>}
      <Motivos textos={motivos} />
      <Motivos aviso textos={avisos} />
    </td>
  )
}

/** Reasons about the whole row, or about a column that the table does not show. */
const foraDaTabela = (motivos: LinhaDaPrevia['motivos'], mapeamento: Mapeamento) =>
  motivos.filter(({ coluna }) => coluna === null || !mapeamento[coluna]).map(({ texto }) => texto)

function Motivos({ textos, aviso }: { textos: string[]; aviso?: boolean }) {
  return textos.map((texto) => (
    <span key={texto} className={classes.motivo} data-aviso={aviso || undefined}>
      {aviso && `${t.deFora} `}
      {texto}
    </span>
  ))
}

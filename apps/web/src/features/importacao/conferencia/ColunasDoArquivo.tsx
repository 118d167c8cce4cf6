import {
  type CampoDaImportacao,
  camposDaImportacao,
  camposObrigatorios,
  type Mapeamento,
} from '@balcao/contract/clientes/importacao/campos'
import type { Importacao, LinhaDaPrevia } from '@balcao/contract/clientes/importacao/importacao'
import { emLista } from '#textos/emLista.ts'
import { Secao } from '#ui/Secao.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { textos } from '../importacao.textos.ts'
import { ColunaDoArquivo } from './ColunaDoArquivo.tsx'
import classes from './Conferencia.module.css'
import { exemplosDe, repetidasCom } from './mapeamento.ts'
import { nomeDaColuna } from './nomeDaColuna.ts'

type ColunasDoArquivoProps = {
  importacao: Importacao
  mapeamento: Mapeamento
  /** Undefined until the first preview arrives. */
  linhas: LinhaDaPrevia[] | undefined
  aoLigar: (coluna: number, campo: CampoDaImportacao | null) => void
}

const t = textos.colunas

/** The first half of the second step: which column fills which field. */
export function ColunasDoArquivo({ importacao, mapeamento, linhas, aoLigar }: ColunasDoArquivoProps) {
  const { colunas, mapeamento_lembrado } = importacao
  const nomes = colunas.map(nomeDaColuna)

  function origemDe(coluna: number) {
    const campo = mapeamento[coluna]
    if (campo !== importacao.mapeamento[coluna]) return undefined
    if (mapeamento_lembrado) return t.lembrada
    return campo ? t.reconhecida : t.ignorada
  }

  function erroDe(coluna: number) {
    const repetidas = repetidasCom(mapeamento, coluna).map((outra) => `“${nomes[outra]}”`)
    return repetidas.length > 0 ? t.repetida(emLista(repetidas)) : undefined
  }

  return (
    <Secao titulo={t.titulo} texto={mapeamento_lembrado ? t.lembradas : t.reconhecidas}>
      <Obrigatorios mapeamento={mapeamento} nomes={nomes} />
      <ul className={classes.colunas}>
        {nomes.map((nome, coluna) => (
          <ColunaDoArquivo
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position; names may repeat
            key={coluna}
            nome={nome}
            exemplos={linhas && exemplosDe(linhas, coluna)}
            campo={mapeamento[coluna] ?? null}
            origem={origemDe(coluna)}
            erro={erroDe(coluna)}
            aoMudar={(campo) => aoLigar(coluna, campo)}
          />
        ))}
      </ul>
    </Secao>
  )
}

function Obrigatorios({ mapeamento, nomes }: { mapeamento: Mapeamento; nomes: string[] }) {
  return (
    <ul className={classes.obrigatorios} aria-label={t.obrigatorios}>
      {camposObrigatorios.map((campo) => {
        const coluna = nomes[mapeamento.indexOf(campo)]
        const nome = camposDaImportacao[campo]
        return (
          <li key={campo}>
            <Situacao tom={coluna === undefined ? 'perigo' : 'sucesso'}>
              {coluna === undefined ? t.falta(nome) : t.preenchido(nome, `“${coluna}”`)}
            </Situacao>
          </li>
        )
      })}
    </ul>
  )
}

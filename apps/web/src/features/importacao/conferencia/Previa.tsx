import type { Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import {
  desfechosDaLinha,
  type LinhaDaPrevia,
  type Previa as TipoPrevia,
} from '@balcao/contract/clientes/importacao/importacao'
import { useMediaQuery } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { emLista } from '#textos/emLista.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Secao } from '#ui/Secao.tsx'
import { textos } from '../importacao.textos.ts'
import { CartoesDaPrevia } from './CartoesDaPrevia.tsx'
import classes from './Previa.module.css'
import { TabelaDaPrevia } from './TabelaDaPrevia.tsx'

type PreviaProps = {
  consulta: UseQueryResult<TipoPrevia>
  mapeamento: Mapeamento
  nomes: string[]
  /** The server would refuse the columns as they are now. */
  impedida: boolean
}

const t = textos.previa
/** Below `md` (960 px), like the lists. */
const ESTREITA = '(max-width: 59.99em)'

/** The first rows as they would be imported. The old ones stay, paler, until the new ones arrive. */
export function Previa({ consulta, mapeamento, nomes, impedida }: PreviaProps) {
  const estreita = useMediaQuery(ESTREITA, undefined, { getInitialValueInEffect: false })
  const { data, error } = consulta
  const Linhas = estreita ? CartoesDaPrevia : TabelaDaPrevia
  return (
    <Secao titulo={t.titulo} texto={t.explicacao}>
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => consulta.refetch()} />}
      {!data && !error && !impedida && <Carregando linhas={5} />}
      {!data && impedida && <p className={classes.resumo}>{t.corrija}</p>}
      {data && (
        <>
          <p className={classes.resumo} role="status">
            {impedida ? t.corrija : data.linhas.length === 0 ? t.nenhuma : resumoDe(data.linhas)}
          </p>
          <div data-velha={impedida || consulta.isPlaceholderData || undefined} className={classes.linhas}>
            {data.linhas.length > 0 && <Linhas linhas={data.linhas} mapeamento={mapeamento} nomes={nomes} />}
          </div>
        </>
      )}
    </Secao>
  )
}

const resumoDe = (linhas: LinhaDaPrevia[]) => {
  const partes = desfechosDaLinha.flatMap((desfecho) => {
    const quantas = linhas.filter((linha) => linha.desfecho === desfecho).length
    return quantas > 0 ? [t.resumo[desfecho](quantas)] : []
  })
  const comAviso = linhas.filter(({ avisos }) => avisos.length > 0).length
  if (comAviso > 0) partes.push(t.comAviso(comAviso))
  const rejeitadas = linhas.every(({ desfecho }) => desfecho === 'REJEITAR')
  return rejeitadas ? t.tudoRejeitado : `${emLista(partes)}.`
}

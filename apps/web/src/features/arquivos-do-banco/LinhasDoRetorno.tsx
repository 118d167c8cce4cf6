import type { Retorno } from '@balcao/contract/cobranca/retorno-api'
import type { ResultadoLinha } from '@balcao/contract/cobranca/retorno-resultados'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Fila, Filas } from '#ui/lista/Filas.tsx'
import { Tabela } from '#ui/tabela/Tabela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { retornos } from './arquivos.data.ts'
import { textos } from './arquivos.textos.ts'
import { colunasDeLinha } from './linhas.colunas.tsx'
import { linkDoBoleto } from './linkDoBoleto.tsx'
import { contagens } from './resultados.ts'

const t = textos.retorno

const fila = (nome: string, quantas: number, resultado?: ResultadoLinha): Fila => ({
  nome,
  numeros: { total: quantas, exato: true, atrasadas: 0 },
  // The key is there even without a value: "Todas" is not open while a result is.
  link: (props) => (
    <Link to="." search={{ resultado: resultado ?? undefined }} resetScroll={false} {...props} />
  ),
})

const filasDe = (retorno: Retorno): Fila[] => [
  fila(t.todas, retorno.linhas),
  ...contagens(retorno).map(({ resultado, rotulo, quantas }) => fila(rotulo, quantas, resultado)),
]

type LinhasDoRetornoProps = {
  retorno: Retorno
  resultado: ResultadoLinha | undefined
  cursor: string | undefined
  aoPaginar: (cursor: string) => void
}

/** The lines of the file. The counters choose which. */
export function LinhasDoRetorno({ retorno, resultado, cursor, aoPaginar }: LinhasDoRetornoProps) {
  const consulta = useQuery(retornos.linhas(retorno.id, { resultado, cursor }, retorno.lidas))
  return (
    <>
      <Filas filas={filasDe(retorno)} atual={resultado} />
      <Tabela
        rotulo={t.lista}
        colunas={colunasDeLinha}
        chaveDaLinha={({ linha }) => String(linha)}
        pagina={consulta.data}
        atualizando={consulta.isFetching && (!consulta.data || consulta.isPlaceholderData)}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        link={linkDoBoleto}
        aoPaginar={aoPaginar}
        vazio={<Vazio icone="tabler:file-import" texto={retorno.linhas ? t.nadaAqui : t.semMovimento} />}
      />
    </>
  )
}

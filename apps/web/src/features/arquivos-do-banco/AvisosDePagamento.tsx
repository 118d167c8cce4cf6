import { nomesDosResultadosDeAviso } from '@balcao/contract/cobranca/aviso-opcoes'
import type { ResultadoDeAviso } from '@balcao/contract/cobranca/aviso-resultados'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { ExportarLista } from '#ui/lista/ExportarLista.tsx'
import { type Fila, Filas } from '#ui/lista/Filas.tsx'
import { Secao } from '#ui/Secao.tsx'
import { Tabela } from '#ui/tabela/Tabela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import classes from './Arquivos.module.css'
import { avisos } from './arquivos.data.ts'
import { colunasDeAviso } from './avisos.colunas.tsx'
import { resultadosDeAvisoEmOrdem, textos as t } from './avisos.textos.ts'
import { linkDoBoleto } from './linkDoBoleto.tsx'

const fila = (nome: string, resultado?: ResultadoDeAviso): Fila => ({
  nome,
  link: (props) => (
    <Link
      to="."
      // The other lists of the page stay where they are.
      search={(atual) => ({ ...atual, avisos: undefined, aviso: resultado })}
      resetScroll={false}
      {...props}
    />
  ),
})
const filas = [
  fila(t.todos),
  ...resultadosDeAvisoEmOrdem.map((resultado) => fila(nomesDosResultadosDeAviso[resultado], resultado)),
]

type AvisosDePagamentoProps = {
  resultado: ResultadoDeAviso | undefined
  cursor: string | undefined
  aoPaginar: (cursor: string) => void
}

export function AvisosDePagamento({ resultado, cursor, aoPaginar }: AvisosDePagamentoProps) {
  const consulta = useQuery(avisos.listar({ cursor, resultado }))
  const exportar = avisos.useExportar()
  const oQueFazer = resultado && t.oQueFazer[resultado]
  return (
    <Secao
      titulo={t.titulo}
      texto={t.texto}
      acao={<ExportarLista exportar={exportar} filtro={{ resultado }} arquivo={t.csv} de={t.lista} />}
    >
      <Filas filas={filas} atual={resultado} />
      {oQueFazer && <p className={classes.oQueFazer}>{oQueFazer}</p>}
      <Tabela
        rotulo={t.lista}
        colunas={colunasDeAviso}
        chaveDaLinha={({ id }) => id}
        pagina={consulta.data}
        atualizando={consulta.isFetching && (!consulta.data || consulta.isPlaceholderData)}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        link={linkDoBoleto}
        aoPaginar={aoPaginar}
        linhasEsperadas={3}
        curta
        vazio={resultado ? <Vazio icone="tabler:circle-check" texto={t.nadaAqui} /> : <NenhumAviso />}
      />
    </Secao>
  )
}

/** The account is part of the company's record. */
function NenhumAviso() {
  const podeVer = usePode('EDITAR.EMPRESA')
  return (
    <Vazio
      icone="tabler:bell"
      texto={t.nenhum}
      acao={
        podeVer && (
          <Button variant="default" renderRoot={(props) => <Link to="/admin/empresa" {...props} />}>
            {t.verEmpresas}
          </Button>
        )
      }
    />
  )
}

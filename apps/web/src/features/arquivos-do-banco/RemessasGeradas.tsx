import { useQuery } from '@tanstack/react-query'
import { ExportarLista } from '#ui/lista/ExportarLista.tsx'
import { Secao } from '#ui/Secao.tsx'
import { Tabela } from '#ui/tabela/Tabela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { remessas } from './arquivos.data.ts'
import { textos } from './arquivos.textos.ts'
import { colunasDeRemessa } from './remessas.colunas.tsx'

const t = textos.remessas

type RemessasGeradasProps = { cursor: string | undefined; aoPaginar: (cursor: string) => void }

export function RemessasGeradas({ cursor, aoPaginar }: RemessasGeradasProps) {
  const exportar = remessas.useExportar()
  const consulta = useQuery(remessas.listar(cursor))
  return (
    <Secao
      titulo={t.titulo}
      acao={<ExportarLista exportar={exportar} filtro={{}} arquivo={t.csv} de={t.lista} />}
    >
      <Tabela
        rotulo={t.lista}
        colunas={colunasDeRemessa}
        chaveDaLinha={({ id }) => id}
        pagina={consulta.data}
        atualizando={consulta.isFetching && (!consulta.data || consulta.isPlaceholderData)}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        aoPaginar={aoPaginar}
        linhasEsperadas={2}
        curta
        vazio={<Vazio icone="tabler:file-export" texto={t.nenhuma} />}
      />
    </Secao>
  )
}

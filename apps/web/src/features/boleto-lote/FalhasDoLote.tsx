import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import type { FalhaDoLote, Lote } from '@balcao/contract/cobranca/lote-api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { ExportarLista } from '#ui/lista/ExportarLista.tsx'
import { Secao } from '#ui/Secao.tsx'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { Tabela } from '#ui/tabela/Tabela.tsx'
import { colunasDeFalha, colunasSemContrato } from './falhas.colunas.tsx'
import { lotes } from './lote.data.ts'
import { textos } from './lote.textos.ts'

const t = textos.falhas

const linkDoCliente: LinkDaLinha<FalhaDoLote> = ({ cliente }, props) => (
  <Link to="/admin/cliente/$id" params={{ id: cliente.id }} {...props} />
)

type FalhasDoLoteProps = { lote: Lote; cursor: string | undefined; aoPaginar: (cursor: string) => void }

/** The contracts that got no boleto, and why: most are mended in the client's data. */
export function FalhasDoLote({ lote: { id, falhas }, cursor, aoPaginar }: FalhasDoLoteProps) {
  const veCliente = usePode(...ABRE_CLIENTE)
  const exportar = lotes.useExportarFalhas(id)
  const consulta = useQuery(lotes.falhas(id, cursor, falhas))
  return (
    <Secao
      titulo={t.titulo}
      texto={t.texto}
      acao={<ExportarLista exportar={exportar} filtro={{}} arquivo={t.csv} de={t.tabela} />}
    >
      <Tabela
        rotulo={t.tabela}
        colunas={veCliente ? colunasDeFalha : colunasSemContrato}
        chaveDaLinha={({ cliente_plano_id }) => cliente_plano_id}
        pagina={consulta.data}
        atualizando={consulta.isFetching && (!consulta.data || consulta.isPlaceholderData)}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        link={veCliente ? linkDoCliente : undefined}
        aoPaginar={aoPaginar}
        linhasEsperadas={Math.min(falhas, 10)}
        curta
      />
    </Secao>
  )
}

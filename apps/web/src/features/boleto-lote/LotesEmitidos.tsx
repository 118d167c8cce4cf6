import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Secao } from '#ui/Secao.tsx'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { Tabela } from '#ui/tabela/Tabela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { lotes } from './lote.data.ts'
import { textos } from './lote.textos.ts'
import { colunasComMotivo, colunasDeLote } from './lotes.colunas.tsx'

const t = textos.lista

const linkDoLote: LinkDaLinha<Lote> = ({ id }, props) => (
  <Link to="/admin/boleto/lote/$id" params={{ id }} {...props} />
)

type LotesEmitidosProps = { cursor: string | undefined; aoPaginar: (cursor: string) => void }

/** Those of everyone, in the companies within reach, so that nobody wonders whether a month was issued. */
export function LotesEmitidos({ cursor, aoPaginar }: LotesEmitidosProps) {
  const consulta = useQuery(lotes.listar(cursor))
  return (
    <Secao titulo={t.titulo}>
      <Tabela
        rotulo={t.tabela}
        colunas={consulta.data?.itens.some(({ motivo }) => motivo) ? colunasComMotivo : colunasDeLote}
        chaveDaLinha={({ id }) => id}
        pagina={consulta.data}
        atualizando={consulta.isFetching && (!consulta.data || consulta.isPlaceholderData)}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        link={linkDoLote}
        aoPaginar={aoPaginar}
        linhasEsperadas={3}
        curta
        vazio={<Vazio icone="tabler:barcode" texto={t.nenhum} />}
      />
    </Secao>
  )
}

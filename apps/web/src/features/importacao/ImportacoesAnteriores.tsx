import type { ImportacaoResumo } from '@balcao/contract/clientes/importacao/importacao'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { Tabela } from '#ui/tabela/Tabela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import classes from './Importar.module.css'
import { colunasDeImportacao } from './importacao.colunas.tsx'
import { importacoes } from './importacao.data.ts'
import { textos } from './importacao.textos.ts'

const t = textos.anteriores

const linkDaImportacao: LinkDaLinha<ImportacaoResumo> = ({ id }, props) => (
  <Link to="/admin/cliente/importar" search={{ importacao: id }} {...props} />
)

type ImportacoesAnterioresProps = { cursor: string | undefined; aoPaginar: (cursor: string) => void }

/** Those of everyone, in the companies within reach, so that people see what was already imported. */
export function ImportacoesAnteriores({ cursor, aoPaginar }: ImportacoesAnterioresProps) {
  const consulta = useQuery(importacoes.listar(cursor))
  return (
    <div className={classes.anteriores}>
      <Title order={2} size="h5">
        {t.titulo}
      </Title>
      <Tabela
        rotulo={t.titulo}
        colunas={colunasDeImportacao}
        chaveDaLinha={({ id }) => id}
        pagina={consulta.data}
        atualizando={consulta.isFetching && (!consulta.data || consulta.isPlaceholderData)}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        link={linkDaImportacao}
        aoPaginar={aoPaginar}
        linhasEsperadas={3}
        curta
        vazio={<Vazio icone="tabler:file-import" texto={t.nenhuma} />}
      />
    </div>
  )
}

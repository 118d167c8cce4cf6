import type { Retorno } from '@balcao/contract/cobranca/retorno-api'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ExportarLista } from '#ui/lista/ExportarLista.tsx'
import { Secao } from '#ui/Secao.tsx'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { Tabela } from '#ui/tabela/Tabela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import classes from './Arquivos.module.css'
import { retornos } from './arquivos.data.ts'
import { textos } from './arquivos.textos.ts'
import { EnvioDoRetorno } from './EnvioDoRetorno.tsx'
import { colunasDeRetorno } from './retornos.colunas.tsx'

const t = textos.retornos

const linkDoRetorno: LinkDaLinha<Retorno> = ({ id }, props) => (
  <Link to="/admin/boleto/arquivos/retorno/$id" params={{ id }} {...props} />
)

type RetornosProps = { cursor: string | undefined; aoPaginar: (cursor: string) => void }

export function Retornos({ cursor, aoPaginar }: RetornosProps) {
  const exportar = retornos.useExportar()
  const consulta = useQuery(retornos.listar(cursor))
  const navegar = useNavigate()
  const abrir = ({ id, repetido }: Retorno) =>
    void navegar({
      to: '/admin/boleto/arquivos/retorno/$id',
      params: { id },
      search: repetido ? { repetido: 'sim' } : {},
    })
  return (
    <Secao
      titulo={t.titulo}
      texto={t.texto}
      acao={<ExportarLista exportar={exportar} filtro={{}} arquivo={t.csv} de={t.lista} />}
    >
      <div className={classes.envio}>
        <EnvioDoRetorno aoChegar={abrir} />
      </div>
      <Tabela
        rotulo={t.lista}
        colunas={colunasDeRetorno}
        chaveDaLinha={({ id }) => id}
        pagina={consulta.data}
        atualizando={consulta.isFetching && (!consulta.data || consulta.isPlaceholderData)}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        link={linkDoRetorno}
        aoPaginar={aoPaginar}
        linhasEsperadas={3}
        curta
        vazio={<Vazio icone="tabler:file-import" texto={t.nenhum} />}
      />
    </Secao>
  )
}

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { analiseDe } from './analise.data.ts'
import { textos } from './analise.textos.ts'
import { Mesa } from './Mesa.tsx'

const rota = getRouteApi('/_app/admin/venda/$id')

/** A sent sale, for who follows it and decides. */
export function VendaAnalisePage() {
  const { id } = rota.useParams()
  const { fila } = rota.useSearch()
  const { data, error, refetch } = useQuery(analiseDe(id))
  if (data) return <Mesa key={id} analise={data} naFila={fila === true} />
  return (
    <>
      <PaginaCabecalho titulo={textos.carregando} />
      {error ? <SemVenda erro={error} aoTentarDeNovo={() => void refetch()} /> : <Carregando linhas={6} />}
    </>
  )
}

function SemVenda({ erro, aoTentarDeNovo }: { erro: Error; aoTentarDeNovo: () => void }) {
  if (!(erro instanceof ErroHttp) || erro.status !== 404)
    return <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={aoTentarDeNovo} />
  return (
    <Vazio
      texto={textos.naoEncontrada}
      acao={
        <Button variant="default" renderRoot={(props) => <Link to="/admin/venda" {...props} />}>
          {textos.voltar}
        </Button>
      }
    />
  )
}

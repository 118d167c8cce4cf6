import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { BoletoAberto } from './BoletoAberto.tsx'
import { boletoDe } from './boleto.data.ts'
import { textos } from './boleto.textos.ts'

const rota = getRouteApi('/_app/admin/boleto/$id')

/** One boleto, for who charges. */
export function BoletoPage() {
  const { id } = rota.useParams()
  const { data, error, refetch } = useQuery(boletoDe(id))
  if (data) return <BoletoAberto key={id} boleto={data} />
  return (
    <>
      <PaginaCabecalho titulo={textos.carregando} />
      {error ? <SemBoleto erro={error} aoTentarDeNovo={() => void refetch()} /> : <Carregando linhas={6} />}
    </>
  )
}

function SemBoleto({ erro, aoTentarDeNovo }: { erro: Error; aoTentarDeNovo: () => void }) {
  if (!(erro instanceof ErroHttp) || erro.status !== 404)
    return <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={aoTentarDeNovo} />
  return (
    <Vazio
      texto={textos.naoEncontrado}
      acao={
        <Button variant="default" renderRoot={(props) => <Link to="/admin/boleto" {...props} />}>
          {textos.verTodos}
        </Button>
      }
    />
  )
}

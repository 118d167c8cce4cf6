import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { atendimentoDe } from './atendimento.data.ts'
import { textos } from './atendimento.textos.ts'
import { MesaDoAtendimento } from './MesaDoAtendimento.tsx'

const rota = getRouteApi('/_app/admin/atendimento/$id')

/** One ticket, for who answers it. */
export function AtendimentoPage() {
  const { id } = rota.useParams()
  const { data, error, refetch } = useQuery(atendimentoDe(id))
  // A new key, so that nothing written for the previous one stays in the box.
  if (data) return <MesaDoAtendimento key={id} atendimento={data} />
  return (
    <>
      <PaginaCabecalho titulo={textos.carregando} />
      {error ? (
        <SemAtendimento erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : (
        <Carregando linhas={6} />
      )}
    </>
  )
}

function SemAtendimento({ erro, aoTentarDeNovo }: { erro: Error; aoTentarDeNovo: () => void }) {
  if (!(erro instanceof ErroHttp) || erro.status !== 404)
    return <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={aoTentarDeNovo} />
  return (
    <Vazio
      texto={textos.naoEncontrado}
      acao={
        <Button variant="default" renderRoot={(props) => <Link to="/admin/atendimento" {...props} />}>
          {textos.verTodos}
        </Button>
      }
    />
  )
}

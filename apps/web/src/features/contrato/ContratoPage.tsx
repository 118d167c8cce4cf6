import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { ContratoAberto } from './ContratoAberto.tsx'
import { contratoDe } from './contrato.data.ts'
import { textos } from './contrato.textos.ts'
import { EsqueletoDoContrato } from './EsqueletoDoContrato.tsx'

const rota = getRouteApi('/_app/admin/cliente/$id/plano/$planoId/')

/**
 * A client's contract, for somebody who has the subscriber on the phone. The address is anybody's; what is there is
 * not.
 */
export function ContratoPage() {
  if (usePode(...ABRE_CLIENTE)) return <ContratoDoCliente />
  return (
    <>
      <PaginaCabecalho titulo={textos.carregando} />
      <Vazio icone="tabler:lock" texto={textos.semVer} />
    </>
  )
}

const naoEsta = (erro: Error | null) => erro instanceof ErroHttp && erro.status === 404

function ContratoDoCliente() {
  const { id, planoId } = rota.useParams()
  const { data, error, refetch } = useQuery(contratoDe(id, planoId))
  // Somebody else may have given it another holder: then it is no longer this client's.
  if (data && !naoEsta(error)) return <ContratoAberto key={planoId} contrato={data} />
  return (
    <>
      <PaginaCabecalho titulo={textos.carregando} />
      {error ? <SemContrato erro={error} aoTentarDeNovo={() => void refetch()} /> : <EsqueletoDoContrato />}
    </>
  )
}

function SemContrato({ erro, aoTentarDeNovo }: { erro: Error; aoTentarDeNovo: () => void }) {
  const { id } = rota.useParams()
  if (!naoEsta(erro)) return <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={aoTentarDeNovo} />
  return (
    <Vazio
      texto={textos.naoEncontrado}
      acao={
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/admin/cliente/$id" params={{ id }} {...props} />}
        >
          {textos.voltar}
        </Button>
      }
    />
  )
}

import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { naoExiste } from '#http/erro.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { RegistroPorVir } from '#ui/registro/RegistroPorVir.tsx'
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

function ContratoDoCliente() {
  const { id, planoId } = rota.useParams()
  const consulta = useQuery(contratoDe(id, planoId))
  // Somebody else may have given it another holder: then it is no longer this client's.
  if (consulta.data && !naoExiste(consulta.error))
    return <ContratoAberto key={planoId} contrato={consulta.data} />
  return (
    <RegistroPorVir
      consulta={consulta}
      titulo={textos.carregando}
      naoEncontrado={textos.naoEncontrado}
      volta={{
        texto: textos.voltar,
        link: (props) => <Link to="/admin/cliente/$id" params={{ id }} {...props} />,
      }}
      esqueleto={<EsqueletoDoContrato />}
    />
  )
}

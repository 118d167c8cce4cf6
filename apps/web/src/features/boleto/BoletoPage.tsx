import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { RegistroPorVir } from '#ui/registro/RegistroPorVir.tsx'
import { BoletoAberto } from './BoletoAberto.tsx'
import { boletoDe } from './boleto.data.ts'
import { textos } from './boleto.textos.ts'

const rota = getRouteApi('/_app/admin/boleto/$id')

/** One boleto, for who charges. */
export function BoletoPage() {
  const { id } = rota.useParams()
  const consulta = useQuery(boletoDe(id))
  if (consulta.data) return <BoletoAberto key={id} boleto={consulta.data} />
  return (
    <RegistroPorVir
      consulta={consulta}
      titulo={textos.carregando}
      naoEncontrado={textos.naoEncontrado}
      volta={{ texto: textos.verTodos, link: (props) => <Link to="/admin/boleto" {...props} /> }}
    />
  )
}

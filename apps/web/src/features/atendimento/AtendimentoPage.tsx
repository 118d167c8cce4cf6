import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { RegistroPorVir } from '#ui/registro/RegistroPorVir.tsx'
import { atendimentoDe } from './atendimento.data.ts'
import { textos } from './atendimento.textos.ts'
import { MesaDoAtendimento } from './MesaDoAtendimento.tsx'

const rota = getRouteApi('/_app/admin/atendimento/$id')

/** One ticket, for who answers it. */
export function AtendimentoPage() {
  const { id } = rota.useParams()
  const consulta = useQuery(atendimentoDe(id))
  // A new key, so that nothing written for the previous one stays in the box.
  if (consulta.data) return <MesaDoAtendimento key={id} atendimento={consulta.data} />
  return (
    <RegistroPorVir
      consulta={consulta}
      titulo={textos.carregando}
      naoEncontrado={textos.naoEncontrado}
      volta={{ texto: textos.verTodos, link: (props) => <Link to="/admin/atendimento" {...props} /> }}
    />
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDeUsuario } from './EdicaoDeUsuario.tsx'
import { usuarios } from './usuario.data.ts'

const rota = getRouteApi('/_app/admin/usuario/$id')

export function UsuarioPage() {
  const { id } = rota.useParams()
  const { data: usuario } = useSuspenseQuery(usuarios.obter(id))
  // Another person's record is another form, with nothing left of the former.
  return <EdicaoDeUsuario key={id} usuario={usuario} />
}

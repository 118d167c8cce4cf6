import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDeUsuario } from './EdicaoDeUsuario.tsx'
import { usuarios } from './usuario.data.ts'

const rota = getRouteApi('/_app/admin/usuario/$id')

export function UsuarioPage() {
  const { id } = rota.useParams()
  const { data: usuario } = useSuspenseQuery(usuarios.obter(id))
  // A new key, so that nothing typed for the previous user stays in the form.
  return <EdicaoDeUsuario key={id} usuario={usuario} />
}

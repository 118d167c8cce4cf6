import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDeUsuario } from './EdicaoDeUsuario.tsx'
import { HistoricoDoUsuario } from './HistoricoDoUsuario.tsx'
import { SessoesDoUsuario } from './SessoesDoUsuario.tsx'
import classes from './UsuarioPage.module.css'
import { usuarios } from './usuario.data.ts'

const rota = getRouteApi('/_app/admin/usuario/$id')

export function UsuarioPage() {
  const { id } = rota.useParams()
  const { data: usuario } = useSuspenseQuery(usuarios.obter(id))
  return (
    // Another person's record is another form, with nothing left of the former.
    <div key={id} className={classes.pagina}>
      <EdicaoDeUsuario usuario={usuario} />
      <SessoesDoUsuario usuario={usuario} />
      <HistoricoDoUsuario id={id} />
    </div>
  )
}

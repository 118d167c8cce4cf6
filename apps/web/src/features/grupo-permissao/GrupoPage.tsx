import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EdicaoDeGrupo } from './EdicaoDeGrupo.tsx'
import classes from './GrupoPage.module.css'
import { grupos } from './grupo-permissao.data.ts'
import { HistoricoDoGrupo } from './HistoricoDoGrupo.tsx'

const rota = getRouteApi('/_app/admin/grupo-permissao/$id')

export function GrupoPage() {
  const { id } = rota.useParams()
  const { data: grupo } = useSuspenseQuery(grupos.obter(id))
  return (
    // Another group is another form, with nothing left of the former.
    <div key={id} className={classes.pagina}>
      <EdicaoDeGrupo grupo={grupo} />
      <HistoricoDoGrupo id={id} />
    </div>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { Sugestoes } from './Sugestoes.tsx'
import classes from './Suspensoes.module.css'
import { suspensoes } from './suspensao.data.ts'
import { textos } from './suspensao.textos.ts'

export function SuspensoesPage() {
  const { data } = useInfiniteQuery(suspensoes('SUSPENDER'))
  const regra = data?.pages[0]
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      {regra && <p className={classes.regra}>{textos.modo(regra)}</p>}
      {regra?.modo === 'NAO' ? (
        <Vazio icone="tabler:plug-connected" texto={textos.desligado} />
      ) : (
        <div className={classes.secoes}>
          <Sugestoes tipo="SUSPENDER" />
          <Sugestoes tipo="RELIGAR" />
        </div>
      )}
    </>
  )
}

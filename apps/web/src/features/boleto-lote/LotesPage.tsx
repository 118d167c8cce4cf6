import { getRouteApi } from '@tanstack/react-router'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import classes from './Lote.module.css'
import { LotesEmitidos } from './LotesEmitidos.tsx'
import { textos } from './lote.textos.ts'
import { NovoLote } from './NovoLote.tsx'

const rota = getRouteApi('/_app/admin/boleto/lote/')

/** All the boletos of a month, and the batches so far. */
export function LotesPage() {
  const { cursor } = rota.useSearch()
  const navegar = rota.useNavigate()
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <div className={classes.secoes}>
        <NovoLote />
        <LotesEmitidos
          cursor={cursor}
          aoPaginar={(cursor) => void navegar({ search: { cursor }, resetScroll: false })}
        />
      </div>
    </>
  )
}

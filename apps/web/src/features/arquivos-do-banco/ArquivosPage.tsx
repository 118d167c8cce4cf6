import { getRouteApi } from '@tanstack/react-router'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { ARemeter } from './ARemeter.tsx'
import classes from './Arquivos.module.css'
import { AvisosDePagamento } from './AvisosDePagamento.tsx'
import { textos } from './arquivos.textos.ts'
import { RemessasGeradas } from './RemessasGeradas.tsx'
import { Retornos } from './Retornos.tsx'

const rota = getRouteApi('/_app/admin/boleto/arquivos/')

/** What goes to the banks and what comes back. */
export function ArquivosPage() {
  const { remessas, retornos, avisos, aviso } = rota.useSearch()
  const navegar = rota.useNavigate()
  const paginar = (lista: 'remessas' | 'retornos' | 'avisos') => (cursor: string) =>
    void navegar({ search: (atual) => ({ ...atual, [lista]: cursor }), resetScroll: false })
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <div className={classes.secoes}>
        <ARemeter />
        <RemessasGeradas cursor={remessas} aoPaginar={paginar('remessas')} />
        <Retornos cursor={retornos} aoPaginar={paginar('retornos')} />
        <AvisosDePagamento resultado={aviso} cursor={avisos} aoPaginar={paginar('avisos')} />
      </div>
    </>
  )
}

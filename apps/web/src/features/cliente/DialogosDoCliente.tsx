import type { Cliente } from '@balcao/contract/cliente/cliente'
import type { FinalidadeConsentimento } from '@balcao/contract/cliente/consentimento'
import { lazy, Suspense } from 'react'

/** What is open over the record. */
export type Dialogo =
  | { qual: 'restringir' | 'liberar' | 'anonimizar' }
  | { qual: 'unificar'; outro?: string | undefined }
  | { qual: 'consentir'; finalidade: FinalidadeConsentimento }

// Each is downloaded when it is asked for: most visits to a record ask for none.
const Restringir = lazy(() => import('./Restringir.tsx').then(({ Restringir }) => ({ default: Restringir })))
const Liberar = lazy(() => import('./Liberar.tsx').then(({ Liberar }) => ({ default: Liberar })))
const Anonimizar = lazy(() => import('./Anonimizar.tsx').then(({ Anonimizar }) => ({ default: Anonimizar })))
const Consentir = lazy(() => import('./Consentir.tsx').then(({ Consentir }) => ({ default: Consentir })))
const Unificar = lazy(() => import('./unificar/Unificar.tsx').then(({ Unificar }) => ({ default: Unificar })))

type DialogosDoClienteProps = { cliente: Cliente; dialogo: Dialogo; aoFechar: () => void }

export function DialogosDoCliente(props: DialogosDoClienteProps) {
  return (
    <Suspense>
      <Escolhido {...props} />
    </Suspense>
  )
}

function Escolhido({ cliente, dialogo, aoFechar }: DialogosDoClienteProps) {
  const comum = { cliente, aoFechar }
  switch (dialogo.qual) {
    case 'restringir':
      return <Restringir {...comum} />
    case 'liberar':
      return <Liberar {...comum} />
    case 'anonimizar':
      return <Anonimizar {...comum} />
    case 'consentir':
      return <Consentir {...comum} finalidade={dialogo.finalidade} />
    case 'unificar':
      return <Unificar {...comum} outro={dialogo.outro} />
  }
}

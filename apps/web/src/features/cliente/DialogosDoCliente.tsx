import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { FinalidadeConsentimento } from '@balcao/contract/clientes/cliente/consentimento'
import { Anonimizar } from './Anonimizar.tsx'
import { Consentir } from './Consentir.tsx'
import { Liberar } from './Liberar.tsx'
import { Restringir } from './Restringir.tsx'
import { Unificar } from './unificar/Unificar.tsx'

export type Dialogo =
  | { qual: 'restringir' | 'liberar' | 'anonimizar' }
  | { qual: 'unificar'; outro?: string | undefined }
  | { qual: 'consentir'; finalidade: FinalidadeConsentimento }

type DialogosDoClienteProps = { cliente: Cliente; dialogo: Dialogo; aoFechar: () => void }

export function DialogosDoCliente({ cliente, dialogo, aoFechar }: DialogosDoClienteProps) {
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

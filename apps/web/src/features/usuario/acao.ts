import type { Usuario } from '@balcao/contract/acesso/usuario'

/** What every action on the record takes. Without a reason against it, it is allowed. */
export type AcaoProps = { usuario: Usuario; motivo: string | null }

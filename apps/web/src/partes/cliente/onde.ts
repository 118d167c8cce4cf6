import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'

/** "Campinas – SP"; nothing for a client without an address. */
export const cidadeDe = ({ cidade, uf }: Pick<ClienteResumo, 'cidade' | 'uf'>): string =>
  [cidade, uf].filter(Boolean).join(' – ')

import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'

/** "Campinas – SP"; nothing for who has no address yet. */
export const cidadeDe = ({ cidade, uf }: Pick<ClienteResumo, 'cidade' | 'uf'>): string =>
  [cidade, uf].filter(Boolean).join(' – ')

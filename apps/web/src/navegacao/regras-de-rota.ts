export type RegrasDeRota = Record<string, { redirect: string }>

/**
 * Where an address that people still type or have saved leads today. Published in the build's manifest, and
 * applied as the last guard. A target with a scheme (`https://…`) leaves by a full page load.
 */
export const regrasDeRota: RegrasDeRota = {
  '/admin': { redirect: '/admin/painel' },
  '/vendas': { redirect: '/vendedor' },
  '/senha': { redirect: '/conta' },
}

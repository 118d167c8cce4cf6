export type RegrasDeRota = Record<string, { redirect: string }>

/**
 * Where addresses that people still type or have saved lead today. Published in the build's manifest and
 * applied as the last guard. A target with a scheme (`https://…`) is opened with a full page load.
 */
export const regrasDeRota: RegrasDeRota = {
  '/admin': { redirect: '/admin/painel' },
  '/vendas': { redirect: '/vendedor' },
  '/senha': { redirect: '/conta' },
}

const KILO = 1024
const MEGA = KILO * KILO

/** The size of a file as people read it. */
export const tamanhoEscrito = (bytes: number): string =>
  bytes < MEGA
    ? `${Math.max(1, Math.round(bytes / KILO)).toLocaleString('pt-BR')} KB`
    : `${(bytes / MEGA).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`

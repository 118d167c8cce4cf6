declare module 'virtual:manual' {
  /** What `vite/manual.ts` makes of `docs/manual`. */
  export const paginas: import('./pagina.ts').Pagina[]
}

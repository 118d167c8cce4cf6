/** "2026-04" as people write it. */
export const mesEAno = (competencia: string) => competencia.split('-').reverse().join('/')

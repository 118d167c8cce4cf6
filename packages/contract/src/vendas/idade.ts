export const MAIORIDADE = 18

/** Whole years on the day; whoever was born on 29 February has their birthday on 1 March in common years. */
export const idadeEm = (nascimento: string, dia: string): number => {
  const [anoDe = 0, ...restoDe] = nascimento.split('-').map(Number)
  const [anoEm = 0, ...restoEm] = dia.split('-').map(Number)
  const fezAnos = (restoEm[0] ?? 0) * 100 + (restoEm[1] ?? 0) >= (restoDe[0] ?? 0) * 100 + (restoDe[1] ?? 0)
  return anoEm - anoDe - (fezAnos ? 0 : 1)
}

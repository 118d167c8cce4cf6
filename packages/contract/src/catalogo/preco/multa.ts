import { dividirMeioPar } from '#valores/dinheiro.ts'

type Fidelidade = {
  /** What the client gained for staying, in centavos. */
  beneficio: number
  meses: number
  /** Whole months already served. */
  cumpridos: number
  culpaDoProvedor?: boolean
}

/** The cost of leaving early: the share of the benefit that was not yet earned by staying. */
export function multaDeFidelidade({
  beneficio,
  meses,
  cumpridos,
  culpaDoProvedor = false,
}: Fidelidade): number {
  const restantes = Math.min(meses, meses - cumpridos)
  if (culpaDoProvedor || restantes <= 0) return 0
  return dividirMeioPar(beneficio * restantes, meses)
}

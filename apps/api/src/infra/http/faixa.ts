import { Recusa } from '#infra/recusa/recusa.ts'

type Faixa = { inicio: number; fim: number }

/** One range, as players ask for. Anything else is answered with the whole file, as HTTP allows. */
export const lerFaixa = (range: string | undefined, tamanho: number): Faixa | undefined => {
  const [, de = '', ate = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (!de && !ate) return undefined
  const inicio = de ? Number(de) : Math.max(0, tamanho - Number(ate))
  const fim = de && ate ? Math.min(Number(ate), tamanho - 1) : tamanho - 1
  if (inicio > fim) throw new Recusa(416, 'FAIXA', 'O arquivo não tem essa parte')
  return { inicio, fim }
}

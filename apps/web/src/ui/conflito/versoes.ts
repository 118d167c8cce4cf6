type Registro = Record<string, unknown>

export type Escolha = 'meu' | 'atual'

/** Form values are JSON: primitives, and lists or objects of them in a fixed order. */
const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Two people changed the same record. From what both started with, tells apart what each of them changed: only
 * a field that both changed, and differently, is a conflict. In `juntos` every other change is already kept.
 */
export function compararVersoes<R extends Registro>(base: R, meu: R, atual: R) {
  const mudei = (campo: keyof R) => !iguais(base[campo], meu[campo])
  const mudaram = (campo: keyof R) => !iguais(base[campo], atual[campo])
  const campos = Object.keys(meu) as (keyof R & string)[]
  return {
    conflitos: campos.filter((c) => mudei(c) && mudaram(c) && !iguais(meu[c], atual[c])),
    juntos: Object.fromEntries(campos.map((c) => [c, mudei(c) ? meu[c] : atual[c]])) as R,
  }
}

/** `juntos` with each conflict settled as the person chose. */
export function aplicarEscolhas<R extends Registro>(
  juntos: R,
  atual: R,
  escolhas: Record<string, Escolha>,
): R {
  const salvos = Object.keys(escolhas).filter((campo) => escolhas[campo] === 'atual')
  return { ...juntos, ...Object.fromEntries(salvos.map((campo) => [campo, atual[campo]])) }
}

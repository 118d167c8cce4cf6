type Registro = Record<string, unknown>

export type Escolha = 'meu' | 'atual'

/** Form values are JSON: primitives, and lists or objects of them in a fixed order. */
const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * A list of names or ids is a set of choices. Whatever each side added or removed is kept, without conflict.
 */
const ehEscolha = (valor: unknown): valor is unknown[] =>
  Array.isArray(valor) && valor.every((item) => typeof item !== 'object')

const juntarEscolhas = (base: unknown[], meu: unknown[], atual: unknown[]) => [
  ...atual.filter((item) => meu.includes(item) || !base.includes(item)),
  ...meu.filter((item) => !base.includes(item) && !atual.includes(item)),
]

/**
 * Two people changed the same record. Compares both with their common starting point: only a field that both
 * changed, and differently, is a conflict. `juntos` already contains every other change. `deles` are the
 * fields that only the other side changed. `ordenadas` are lists whose order matters.
 */
export function compararVersoes<R extends Registro>(
  base: R,
  meu: R,
  atual: R,
  ordenadas: readonly (keyof R)[] = [],
) {
  const mudei = (campo: keyof R) => !iguais(base[campo], meu[campo])
  const mudaram = (campo: keyof R) => !iguais(base[campo], atual[campo])
  const campos = Object.keys(meu) as (keyof R & string)[]
  const seJunta = (campo: keyof R) =>
    !ordenadas.includes(campo) && [base, meu, atual].every((lado) => ehEscolha(lado[campo]))
  const juntar = (campo: keyof R): unknown => {
    const [antes, aqui, la]: unknown[] = [base[campo], meu[campo], atual[campo]]
    if (seJunta(campo) && ehEscolha(antes) && ehEscolha(aqui) && ehEscolha(la))
      return juntarEscolhas(antes, aqui, la)
    return mudei(campo) ? aqui : la
  }
  const divergem = campos.filter((c) => mudaram(c) && !iguais(meu[c], atual[c]))
  const disputado = (campo: keyof R) => mudei(campo) && !seJunta(campo)
  return {
    conflitos: divergem.filter(disputado),
    deles: divergem.filter((campo) => !disputado(campo)),
    juntos: Object.fromEntries(campos.map((campo) => [campo, juntar(campo)])) as R,
  }
}

/** `juntos` with each conflict resolved as the person chose. */
export function aplicarEscolhas<R extends Registro>(
  juntos: R,
  atual: R,
  escolhas: Record<string, Escolha>,
): R {
  const salvos = Object.keys(escolhas).filter((campo) => escolhas[campo] === 'atual')
  return { ...juntos, ...Object.fromEntries(salvos.map((campo) => [campo, atual[campo]])) }
}

import * as z from 'zod/mini'

const ENTRE_CHAVES = /\{[^{}]{0,60}\}?|\}/g

/** What stands in braces and is no field, as it was typed. */
export const desconhecidosEntreChaves = (modelo: string, campos: readonly string[]): string[] => [
  ...new Set(modelo.replace(new RegExp(`\\{(${campos.join('|')})\\}`, 'g'), '').match(ENTRE_CHAVES)),
]

/** Of a text that is filled in later: it may only ask for what there is. */
export const soCampos = <T extends string | null>(campos: readonly string[]) =>
  z.check<T>(({ value, issues }) => {
    const desconhecidos = desconhecidosEntreChaves(value ?? '', campos)
    if (desconhecidos.length)
      issues.push({
        code: 'custom',
        input: value,
        message: `Não existe: ${desconhecidos.slice(0, 5).join(', ')}. Use só os campos da lista.`,
      })
  })

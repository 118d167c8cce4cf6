import * as z from 'zod/mini'

/**
 * A rule between fields, reported on one of them. It runs even while other fields are wrong, so that a person
 * sees every problem at once. It is skipped when the data does not even have the right shape.
 */
export const regra = <T>(vale: (dados: T) => boolean, campo: keyof T & string, error: string) =>
  z.refine<T>(vale, {
    error,
    path: [campo],
    when: ({ value }) => {
      try {
        vale(value as T)
        return true
      } catch {
        return false
      }
    },
  })

/** For "all of them, or these". With neither, the record would be sold nowhere and nobody would know why. */
export const todasOuAlgumas = <T>(todas: keyof T & string, algumas: keyof T & string, texto: string) =>
  regra<T>((dados) => Boolean(dados[todas]) || (dados[algumas] as unknown[]).length > 0, algumas, texto)

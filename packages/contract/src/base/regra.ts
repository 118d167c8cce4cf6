import * as z from 'zod/mini'

/**
 * A rule between fields, told at one of them. It is asked even where other fields are still wrong, so that a person
 * reads everything at once; on data that is not even of the right shape it has nothing to say.
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

/** For "all of them, or these": with neither, the record would be sold nowhere and nobody would know why. */
export const todasOuAlgumas = <T>(todas: keyof T & string, algumas: keyof T & string, texto: string) =>
  regra<T>((dados) => Boolean(dados[todas]) || (dados[algumas] as unknown[]).length > 0, algumas, texto)

import * as z from 'zod/mini'
import { Id } from './comum.ts'

/** Another record, as a screen names it. */
export const Referencia = z.object({ id: Id, nome: z.string() })
export type Referencia = z.infer<typeof Referencia>

/** A choice among records. Each record may appear only once. */
export const escolha = <S extends z.ZodMiniType>(item: S, maximo: number) =>
  z.array(item).check(
    z.maxLength(maximo),
    z.refine((lista) => new Set(lista).size === lista.length, 'Há um item repetido'),
  )

export const Ids = escolha(Id, 1_000)

/** Several of them in an address, between commas. */
export const idsDaUrl = (maximo: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((texto: string) => texto.split(',')),
    ),
    z.array(Id).check(z.minLength(1), z.maxLength(maximo)),
  )

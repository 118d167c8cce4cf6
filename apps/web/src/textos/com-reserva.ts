export type Catalogo = { [chave: string]: string | Catalogo }

/** Every key is optional, at any depth, because a translation may be incomplete. */
export type Traducao<C> = { [K in keyof C]?: C[K] extends string ? string : Traducao<C[K]> }

/** The fallback's catalogue with the translation on top. A missing key shows the fallback's text. */
export const comReserva = <C extends Catalogo>(reserva: C, traducao: Traducao<C>): C => {
  const textos: Catalogo = {}
  for (const [chave, padrao] of Object.entries(reserva)) {
    const traduzido = traducao[chave as keyof C] as string | Catalogo | undefined
    textos[chave] =
      typeof padrao === 'string'
        ? ((traduzido as string) ?? padrao)
        : comReserva(padrao, (traduzido as Catalogo) ?? {})
  }
  return textos as C
}

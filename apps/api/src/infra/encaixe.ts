/**
 * A question that a noun asks against the order of areas. The noun with the answer knows the noun that asks,
 * not the other way round. `ligacoes.ts` plugs the answer in.
 */
export const encaixe = <Resposta>(pergunta: string) => {
  let resposta: Resposta | undefined
  const responder = (): Resposta => {
    if (resposta === undefined) throw new Error(`ninguém responde por: ${pergunta}`)
    return resposta
  }
  return Object.assign(responder, {
    encaixar: (nova: Resposta) => {
      resposta = nova
    },
  })
}

/** So much is held in memory of each upload, and so much is lost when the program dies. */
const BLOCO = 512 * 1024

/**
 * What arrives, in blocks. When the sender goes away, what had come is given before the failure: on a bad line every byte
 * counts.
 */
export async function* emBlocos(conteudo: AsyncIterable<Uint8Array>) {
  let juntos: Uint8Array[] = []
  let tamanho = 0
  const bloco = () => {
    const pronto = Buffer.concat(juntos)
    juntos = []
    tamanho = 0
    return pronto
  }
  // Not with `for await`: leaving it early would close the connection before the refusal is sent.
  const partes = conteudo[Symbol.asyncIterator]()
  let falha: unknown = null
  for (;;) {
    const lida = await partes.next().catch((erro: unknown) => {
      falha = erro
      return { done: true, value: undefined } as const
    })
    if (lida.done) break
    juntos.push(lida.value)
    tamanho += lida.value.length
    if (tamanho >= BLOCO) yield bloco()
  }
  if (tamanho > 0) yield bloco()
  if (falha !== null) throw falha
}

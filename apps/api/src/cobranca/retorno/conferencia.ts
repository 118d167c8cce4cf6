import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { lerRetorno } from '#cobranca/cnab/retorno/ler-retorno.ts'
import { RetornoRecusado } from '#cobranca/cnab/retorno/recusado.ts'
import type { CabecalhoDoRetorno } from '#cobranca/cnab/retorno/retorno.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Bytes } from '#infra/storage/deposito.ts'

const emPalavras = (erro: unknown) =>
  erro instanceof RetornoRecusado ? new Recusa(422, `RETORNO_${erro.codigo}`, erro.mensagem) : erro

type Conferido<T> = { cabecalho: CabecalhoDoRetorno; dono: T; linhas: number }

/**
 * Reads a file from its first to its last line while it goes elsewhere, in constant memory. What it refuses stops going
 * there at once, however much is still to come. `acharDono` may refuse too.
 */
export const conferencia = <T>(acharDono: (cabecalho: CabecalhoDoRetorno) => Promise<T>) => {
  const passagem = new PassThrough()
  const conferir = async (): Promise<Conferido<T>> => {
    const { cabecalho, registros, fechar } = await lerRetorno(passagem)
    const dono = await acharDono(cabecalho).catch(async (erro: unknown) => {
      await fechar()
      throw erro
    })
    let linhas = 0
    for await (const _ of registros) linhas += 1
    return { cabecalho, dono, linhas }
  }
  let recusa: Recusa | null = null
  const conferido = conferir().catch((erro: unknown) => {
    passagem.destroy()
    const dito = emPalavras(erro)
    if (dito instanceof Recusa) recusa = dito
    throw dito
  })
  // Whoever asks gets it. Until then it is not unhandled.
  conferido.catch(() => {})

  /** The same bytes. */
  async function* passando(conteudo: Bytes) {
    try {
      for await (const bytes of conteudo) {
        if (passagem.destroyed) await conferido
        if (!passagem.write(bytes)) await Promise.race([once(passagem, 'drain'), conferido])
        yield bytes
      }
      passagem.end()
      await conferido
    } finally {
      passagem.destroy()
    }
  }
  /** Where the bytes go to may call the stop a failure of its own: this is why they stopped. */
  return { passando, conferido, recusa: () => recusa }
}

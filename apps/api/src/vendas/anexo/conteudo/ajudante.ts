import { Recusa } from '#infra/recusa/recusa.ts'

export type Desenhada = { bytes: Uint8Array; mime: string; largura: number; altura: number }
/** What a program of `emProcesso` answers. */
export type Resultado<T> =
  | { feito: T }
  | { recusada: { status: number; codigo: string; mensagem: string } }
  | { falhou: string }

/** The other end of `emProcesso`. */
export const responderQuandoPedirem = <P, T>(fazer: (pedido: P) => Promise<T>) => {
  // Whoever asked decides when it ends, not a key in its terminal.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.once('disconnect', () => process.exit())
  const responder = (resultado: Resultado<T>) => process.send?.(resultado)
  process.on('message', (pedido: P) => {
    fazer(pedido).then(
      (feito) => responder({ feito }),
      (erro: unknown) =>
        erro instanceof Recusa
          ? responder({
              recusada: { status: erro.status, codigo: erro.codigo, mensagem: erro.message },
            })
          : responder({ falhou: String(erro) }),
    )
  })
  process.send?.('pronto')
}

/** What came back, or why nothing did. `demais`: the file was too much for the program. */
export const resultadoDe = <T>(resultado: Resultado<T> | null, demais: () => Recusa): T => {
  if (!resultado) throw demais()
  if ('feito' in resultado) return resultado.feito
  if ('falhou' in resultado) throw new Error(`o arquivo não foi desenhado: ${resultado.falhou}`)
  const { status, codigo, mensagem } = resultado.recusada
  throw new Recusa(status, codigo, mensagem)
}

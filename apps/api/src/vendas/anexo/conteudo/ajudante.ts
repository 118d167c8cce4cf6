import { Recusa } from '#infra/recusa/recusa.ts'

export type Desenhada = { bytes: Uint8Array; mime: string; largura: number; altura: number }
export type Desenho =
  | { desenhada: Desenhada }
  | { recusada: { status: number; codigo: string; mensagem: string } }
  | { falhou: string }

/** The other end of `emProcesso`, for programs that draw a picture. */
export const desenharQuandoPedirem = (desenhar: (bytes: Uint8Array) => Promise<Desenhada>) => {
  // Whoever asked decides when it ends, not a key in its terminal.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.once('disconnect', () => process.exit())
  const responder = (desenho: Desenho) => process.send?.(desenho)
  process.on('message', (bytes: Uint8Array) => {
    desenhar(bytes).then(
      (desenhada) => responder({ desenhada }),
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

import type { ArquivoGuardado } from '../banco.ts'

/** What the queue writes down with a file. */
export type EnvioGuardado = {
  /** In bytes: once the server has them, the file itself is no longer here. */
  tamanho: number
  /** Where the browser can tell it. */
  sha256?: string
  /** Of a photo, to be shown without asking the server. */
  miniatura?: ArrayBuffer
  /** Of an audio that was recorded here. */
  segundos?: number
  /** The bearer of this upload, with which it goes on after a reload and without a login. */
  token?: string
  /** Why the server will never take this file. */
  recusa?: { status: number; codigo: string | undefined; mensagem: string }
}

export type ArquivoDaVenda = Omit<ArquivoGuardado, 'envio'> & { envio: EnvioGuardado }

export const comEnvio = (guardado: ArquivoGuardado): ArquivoDaVenda => ({
  ...guardado,
  envio: (guardado.envio as EnvioGuardado | undefined) ?? { tamanho: guardado.bytes.byteLength },
})

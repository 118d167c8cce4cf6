import { beforeEach, expect, vi } from 'vitest'

/** The upload as the browser would report it, advanced by hand. */
export class EnvioFalso {
  static ultimo: EnvioFalso
  endereco = ''
  cabecalhos: Record<string, string> = {}
  enviado: Blob | undefined
  status = 0
  response: Blob | undefined
  upload: { onprogress?: (evento: { loaded: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    EnvioFalso.ultimo = this
  }
  open(_metodo: string, endereco: string) {
    this.endereco = endereco
  }
  setRequestHeader(nome: string, valor: string) {
    this.cabecalhos[nome] = valor
  }
  send(corpo: Blob) {
    this.enviado = corpo
  }
  abort() {
    this.onabort()
  }
  responder(status: number, corpo: object) {
    this.status = status
    this.response = new Blob([JSON.stringify(corpo)])
    this.onload()
  }
}

/** For a test file. Answers the upload that is on its way. */
export const usarEnvioFalso = () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', EnvioFalso)
    Object.assign(EnvioFalso, { ultimo: undefined })
    return () => vi.unstubAllGlobals()
  })
  return async () => {
    await expect.poll(() => EnvioFalso.ultimo?.enviado).toBeDefined()
    return EnvioFalso.ultimo
  }
}

/**
 * An answer with the version of its content. Who already has that version (If-None-Match) gets 304 and no
 * content.
 */
export class ComVersao<T> {
  readonly versao: string
  readonly corpo: T

  constructor(versao: string, corpo: T) {
    this.versao = versao
    this.corpo = corpo
  }

  get etiqueta() {
    return `W/"${this.versao}"`
  }
}

/** Markup that is safe to put into a page. */
export class Html {
  readonly texto: string
  constructor(texto: string) {
    this.texto = texto
  }
}

type Pedaco = string | number | Html | null | readonly Pedaco[]

const escrever = (pedaco: Pedaco): string => {
  if (pedaco === null) return ''
  if (pedaco instanceof Html) return pedaco.texto
  if (typeof pedaco === 'object') return pedaco.map(escrever).join('')
  return String(pedaco).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}

/** Everything put into the template is escaped as text, unless this same function made it. */
export const html = (partes: TemplateStringsArray, ...pedacos: Pedaco[]) =>
  new Html(String.raw({ raw: partes }, ...pedacos.map(escrever)))

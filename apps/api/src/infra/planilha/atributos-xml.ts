import { danificada } from './planilha.ts'

const ENTIDADES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const entidade = (nome: string) => {
  const codigo = nome.startsWith('#x')
    ? Number.parseInt(nome.slice(2), 16)
    : nome.startsWith('#')
      ? Number(nome.slice(1))
      : undefined
  const letra =
    codigo === undefined
      ? ENTIDADES[nome]
      : codigo > 0 && codigo <= 0x10ffff && String.fromCodePoint(codigo).toWellFormed()
  // Only XML's own five entities. A document cannot define others here, so none can expand.
  if (typeof letra !== 'string') throw danificada(`entidade XML ${nome.slice(0, 20)}`)
  return letra
}

export const decodificarEntidades = (texto: string) =>
  texto.includes('&') ? texto.replace(/&([#\w]+);/g, (_, nome: string) => entidade(nome)) : texto

const IGUAL = 0x3d
export const DOIS_PONTOS = 0x3a
export const ASPAS = 0x22
export const APOSTROFO = 0x27

export const ehEspaco = (codigo: number) => codigo === 0x20 || (codigo >= 0x09 && codigo <= 0x0d)

/**
 * Calls `usar` for each attribute of a tag, with its name without prefix. By hand, because a regular
 * expression takes four times as long.
 */
export const paraCadaAtributo = (texto: string, usar: (nome: string, valor: string) => void) => {
  let nome = 0
  let fimDoNome = 0
  for (let i = 0; i < texto.length; i++) {
    const codigo = texto.charCodeAt(i)
    if (codigo === ASPAS || codigo === APOSTROFO) {
      const fecha = texto.indexOf(codigo === ASPAS ? '"' : "'", i + 1)
      if (fecha < 0) throw danificada('XML: atributo sem fim')
      usar(texto.slice(nome, fimDoNome), decodificarEntidades(texto.slice(i + 1, fecha)))
      i = fecha
      nome = fecha + 1
    } else if (codigo === DOIS_PONTOS || (ehEspaco(codigo) && fimDoNome <= nome)) nome = i + 1
    else if (codigo !== IGUAL && !ehEspaco(codigo)) fimDoNome = i + 1
  }
}

export const atributosDe = (texto: string): Map<string, string> => {
  const atributos = new Map<string, string>()
  paraCadaAtributo(texto, (nome, valor) => atributos.set(nome, valor))
  return atributos
}

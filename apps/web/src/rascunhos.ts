const CHAVE = 'balcao:rascunhos'
/** By the field's name: what a form has in such a field is never written down. */
const SECRETO = /senha|secret|segredo|token/i

type Valores = Record<string, unknown>

/** What somebody had typed when their session was lost. */
export type Rascunho = {
  pessoa: string
  /** The address and the form there: see `lugarDe`. */
  lugar: string
  /** As typed, and as it was before. */
  valores: unknown
  iniciais: unknown
  /** Of the record that it was typed over; a new one has none. */
  versao?: number | undefined
}

/** Which form of which address: two forms of one address have different fields. */
export const lugarDe = (valores: unknown) =>
  [window.location.pathname, window.location.search, ...Object.keys(valores as Valores).sort()].join(' ')

const emTexto = (valor: unknown) =>
  JSON.stringify(valor, (chave, parte) => (SECRETO.test(chave) ? undefined : parte))

const ler = (): Rascunho[] => {
  try {
    return JSON.parse(sessionStorage.getItem(CHAVE) ?? '[]')
  } catch {
    return []
  }
}

const escrever = (rascunhos: Rascunho[]) => {
  try {
    if (rascunhos.length === 0) sessionStorage.removeItem(CHAVE)
    else sessionStorage.setItem(CHAVE, emTexto(rascunhos))
  } catch {
    // Storage full or blocked: the login still works, only what was typed is lost.
  }
}

/** Of this tab alone, and only until its person comes back. */
export const rascunhos = {
  guardar: (novo: Rascunho) => {
    // Nothing but a secret was typed.
    if (emTexto(novo.valores) === emTexto(novo.iniciais)) return
    escrever([...ler().filter(({ lugar }) => lugar !== novo.lugar), novo])
  },
  /** Given back once. */
  tirar: (pessoa: string, lugar: string) => {
    const guardados = ler()
    const meu = guardados.find((rascunho) => rascunho.lugar === lugar && rascunho.pessoa === pessoa)
    if (meu) escrever(guardados.filter((rascunho) => rascunho !== meu))
    return meu
  },
  /** Nobody else may come upon it. */
  manterSoDe: (pessoa: string) => escrever(ler().filter((rascunho) => rascunho.pessoa === pessoa)),
  esquecer: () => escrever([]),
}

/** A text form loses what was undefined, and never had the secrets: those stay as they are in `partida`. */
export const completar = <V>(guardados: unknown, partida: V): V =>
  Object.fromEntries(
    Object.entries(partida as Valores).map(([chave, valor]) => [
      chave,
      SECRETO.test(chave) ? valor : (guardados as Valores)[chave],
    ]),
  ) as V

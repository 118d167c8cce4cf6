const CHAVE = 'balcao:rascunhos'
/** Matches field names. The value of such a field is never stored. */
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
  /** The version of the record that was being edited. A new record has none. */
  versao?: number | undefined
}

/** Which form of which address: two forms at one address have different fields. */
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
    // Storage is full or blocked. The login still works, only the typed text is lost.
  }
}

/** Only for this tab, and only until the same person comes back. */
export const rascunhos = {
  guardar: (novo: Rascunho) => {
    // Nothing but a secret was typed.
    if (emTexto(novo.valores) === emTexto(novo.iniciais)) return
    escrever([...ler().filter(({ lugar }) => lugar !== novo.lugar), novo])
  },
  /** Given back only once. */
  tirar: (pessoa: string, lugar: string) => {
    const guardados = ler()
    const meu = guardados.find((rascunho) => rascunho.lugar === lugar && rascunho.pessoa === pessoa)
    if (meu) escrever(guardados.filter((rascunho) => rascunho !== meu))
    return meu
  },
  /** Nobody else may see it. */
  manterSoDe: (pessoa: string) => escrever(ler().filter((rascunho) => rascunho.pessoa === pessoa)),
  esquecer: () => escrever([]),
}

/**
 * JSON drops undefined values, so the keys come from `partida`.
 * Secrets were never stored and stay as they are in `partida`.
 */
export const completar = <V>(guardados: unknown, partida: V): V =>
  Object.fromEntries(
    Object.entries(partida as Valores).map(([chave, valor]) => [
      chave,
      SECRETO.test(chave) ? valor : (guardados as Valores)[chave],
    ]),
  ) as V

import type { RespostaDeErro } from '@balcao/contract/base/erro'
import { textos } from '#textos/textos.ts'

/** There was no answer at all, so there is no status. */
const SEM_RESPOSTA = 0

type Detalhes = Partial<RespostaDeErro> & { esperarSegundos?: number | undefined; causa?: unknown }

/** A call that the API refused, or that never reached it. `message` can always be shown to a person. */
export class ErroHttp extends Error {
  override readonly name = 'ErroHttp'
  readonly status: number
  readonly errors: readonly string[]
  readonly codigo: string | undefined
  readonly campos: Readonly<Record<string, string[]>>
  /** After a lost race: the record as it is now. */
  readonly atual: unknown
  /** The server asks for confirmation first: the field that lets the same request through. */
  readonly confirmar: string | undefined
  /** From `Retry-After`: how long the server asks us to wait. */
  readonly esperarSegundos: number | undefined

  constructor(status: number, detalhes: Detalhes = {}) {
    super(detalhes.message || textos.erro.padrao, { cause: detalhes.causa })
    this.status = status
    this.errors = detalhes.errors ?? []
    this.codigo = detalhes.codigo
    this.campos = detalhes.campos ?? {}
    this.atual = detalhes.atual
    this.confirmar = detalhes.confirmar
    this.esperarSegundos = detalhes.esperarSegundos
  }

  static semResposta(causa: unknown) {
    return new ErroHttp(SEM_RESPOSTA, { message: textos.erro.rede, causa })
  }

  get ehDeRede() {
    return this.status === SEM_RESPOSTA
  }

  /** No network, or somebody on the way said that the server is out. */
  get semServidor() {
    return this.ehDeRede || this.status >= 500
  }

  /** Worth another attempt by itself: a busy server asks for one. */
  get ehPassageiro() {
    return this.semServidor || this.status === 429
  }
}

/** The server answered that there is no such thing, or that it is not this person's to see. */
export const naoExiste = (erro: unknown) => erro instanceof ErroHttp && erro.status === 404

/**
 * The call failed because the session is over.
 * The person was already told and taken to the login, so nothing else is shown.
 */
export class SessaoEncerrada extends Error {
  override readonly name = 'SessaoEncerrada'
}

/** An error as one text: the message, then each of its reasons on its own line. */
export const textoDoErro = (erro: unknown): string => {
  const { message, errors = [] } = (erro ?? {}) as Partial<RespostaDeErro>
  return [message || textos.erro.padrao, ...errors].join('\n')
}

import type { RespostaDeErro } from '@balcao/contract/base/erro'
import { textos } from '#textos/textos.ts'

/** No answer came at all: there is no status to speak of. */
const SEM_RESPOSTA = 0

type Detalhes = Partial<RespostaDeErro> & { esperarSegundos?: number | undefined; causa?: unknown }

/** A call that the API refused, or that never reached it. `message` is always fit for a person to read. */
export class ErroHttp extends Error {
  override readonly name = 'ErroHttp'
  readonly status: number
  readonly errors: readonly string[]
  readonly codigo: string | undefined
  readonly campos: Readonly<Record<string, string[]>>
  /** After a lost race: the record as it is now. */
  readonly atual: unknown
  /** The server asks first: the field with which the same request goes through. */
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
}

/**
 * The call failed because the session is over. Whoever ended it has already told the person and taken them to
 * the login: nobody else shows anything.
 */
export class SessaoEncerrada extends Error {
  override readonly name = 'SessaoEncerrada'
}

/** An error as one text, wherever it is shown: the message, then each of its reasons on a line. */
export const textoDoErro = (erro: unknown): string => {
  const { message, errors = [] } = (erro ?? {}) as Partial<RespostaDeErro>
  return [message || textos.erro.padrao, ...errors].join('\n')
}

import { codigos } from '@balcao/contract/base/erro'

/** Too much work at once. Many callers in a row may get this answer, and it is not a failure. */
export const OCUPADO = 'OCUPADO'

type Detalhes = {
  campos?: Record<string, string[]>
  atual?: unknown
  /** Each one on its own line below the message. */
  motivos?: string[]
  /** Setting this field makes the same request go through. */
  confirmar?: string
  esperarSegundos?: number
  /** Only for the log. It never leaves the server. */
  causa?: unknown
}

/** A refusal for a person to read: status, stable code and text in Portuguese. */
export class Recusa extends Error {
  readonly status: number
  readonly codigo: string
  readonly detalhes: Detalhes

  constructor(status: number, codigo: string, mensagem: string, detalhes: Detalhes = {}) {
    super(mensagem, { cause: detalhes.causa })
    this.status = status
    this.codigo = codigo
    this.detalhes = detalhes
  }
}

export const naoEncontrado = () => new Recusa(404, 'NAO_ENCONTRADO', 'Registro não encontrado')

export const semPermissao = (mensagem = 'Você não possui permissão para fazer isso') =>
  new Recusa(403, codigos.semPermissao, mensagem)

export const soPessoa = () =>
  new Recusa(403, 'SO_PESSOA', 'Só uma pessoa que entrou no sistema faz isto: uma chave de API não serve.')

export const naoAutenticado = (mensagem = 'Sessão inválida ou expirada') =>
  new Recusa(401, 'NAO_AUTENTICADO', mensagem)

/** A field that passes the schema but not a business rule. */
export const campoInvalido = (campo: string, mensagem: string) =>
  new Recusa(422, codigos.validacao, mensagem, { campos: { [campo]: [mensagem] } })

export const emUso = (mensagem: string) => new Recusa(409, 'EM_USO', mensagem)

/** Someone else saved first. The answer carries the record as it is now, so that neither version is lost. */
export const versaoDesatualizada = (atual: unknown) =>
  new Recusa(
    409,
    codigos.versaoDesatualizada,
    'Este registro mudou enquanto você editava. Confira as diferenças antes de salvar.',
    { atual },
  )

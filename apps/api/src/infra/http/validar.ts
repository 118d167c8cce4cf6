import { codigos } from '@balcao/contract/base/erro'
import { mensagem } from '@balcao/contract/valores/mensagens'
import * as z from 'zod/mini'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'

type Parte = 'params' | 'query' | 'body'
type Issue = z.core.$ZodIssue

const caminho = (issue: Issue) => issue.path.map(String).join('.')

const recusar = (issues: Issue[]) => {
  // Only an edit needs the version. Without it, two people would silently overwrite each other.
  if (issues.some((i) => caminho(i) === 'versao' && i.input === undefined))
    return new Recusa(428, 'VERSAO_AUSENTE', 'Informe a versão do registro que está sendo editado')
  const campos: Record<string, string[]> = {}
  const gerais: string[] = []
  for (const issue of issues) {
    const campo = caminho(issue)
    if (!campo || issue.code === 'unrecognized_keys') gerais.push(issue.message)
    else campos[campo] = [...(campos[campo] ?? []), issue.message]
  }
  return new Recusa(400, codigos.validacao, gerais[0] ?? 'Confira os campos destacados', { campos })
}

/** Text that PostgreSQL cannot store: a NUL, or half of a surrogate pair. Keys count too. */
const temTextoIlegivel = (valor: unknown): boolean => {
  if (typeof valor === 'string') return valor.includes('\0') || !valor.isWellFormed()
  if (typeof valor !== 'object' || valor === null) return false
  const conteudo = valor as Record<string, unknown>
  return Object.keys(conteudo).some((chave) => temTextoIlegivel(chave) || temTextoIlegivel(conteudo[chave]))
}

/**
 * The same rules, compiled to code. Objects are no longer checked key by key, so a list's filter takes a
 * third of the time. The contract itself is not compiled, to keep the browser's download small.
 */
export const compilado = <S extends z.ZodMiniType>(esquema: S) =>
  esquema instanceof z.ZodMiniObject ? (new z.core.$ZodObjectJIT(esquema._zod.def) as unknown as S) : esquema

export const validar = <S extends z.ZodMiniType>(parte: Parte, esquema: S, valor: unknown): z.output<S> => {
  const lido = z.safeParse(esquema, valor, { reportInput: true })
  if (lido.success && !temTextoIlegivel(valor)) return lido.data
  // A malformed id names no record, so it gets the same answer as an unknown one.
  if (parte === 'params') throw naoEncontrado()
  throw lido.success
    ? new Recusa(400, codigos.validacao, mensagem('formatoInvalido'))
    : recusar(lido.error.issues)
}

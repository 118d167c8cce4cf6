import { type Permissao, rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { semPermissao } from '#infra/recusa/recusa.ts'

const NOMES_DITOS = 5

const emPalavras = (permissoes: readonly string[]) => {
  const ditas = permissoes.slice(0, NOMES_DITOS).map((p) => rotuloDaPermissao(p as Permissao))
  const outras = permissoes.length - ditas.length
  return `${ditas.join(', ')}${outras > 0 ? ` e mais ${outras}` : ''}`
}

export const contidas = (algumas: readonly string[], todas: readonly string[]) =>
  faltam(algumas, todas).length === 0

const faltam = (algumas: readonly string[], todas: readonly string[]) => {
  const conjunto = new Set(todas)
  return algumas.filter((permissao) => !conjunto.has(permissao))
}

/** Why someone who may give `alcance` may not change this group. Null when they may. */
export const impedimentoDe = (
  grupo: { permissoes: readonly string[]; de_fora: boolean },
  alcance: readonly string[],
): string | null => {
  const alheias = faltam(grupo.permissoes, alcance)
  if (alheias.length)
    return `Este grupo tem permissões que você não tem: ${emPalavras(alheias)}. Peça a mudança a quem as tem.`
  return grupo.de_fora
    ? 'Há pessoas neste grupo com empresas que você não tem. Peça a mudança a quem tem todas elas.'
    : null
}

/** Nobody gives a permission that they may not give. */
export const exigirConcediveis = (permissoes: readonly string[], alcance: readonly string[]) => {
  const alheias = faltam(permissoes, alcance)
  if (alheias.length)
    throw semPermissao(`Você não pode conceder o que não tem: ${emPalavras(alheias)}. Peça a quem tem.`)
}

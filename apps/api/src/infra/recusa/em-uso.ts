import { emUso } from './recusa.ts'

const NOMES_DITOS = 3

/** Where a record is still used: "2 planos (Fibra 300, Fibra 500)". */
export type Uso = { um: string; varios: string; nomes: readonly string[] }

const dizer = ({ um, varios, nomes }: Uso) => {
  const ditos = nomes.slice(0, NOMES_DITOS).join(', ')
  const outros = nomes.length - NOMES_DITOS
  return `${nomes.length} ${nomes.length === 1 ? um : varios} (${ditos}${outros > 0 ? ` e mais ${outros}` : ''})`
}

/** The largest number first. */
export const usosEmPalavras = (usos: readonly Uso[]) =>
  usos
    .filter(({ nomes }) => nomes.length > 0)
    .sort((a, b) => b.nomes.length - a.nomes.length || a.um.localeCompare(b.um))
    .map(dizer)
    .join('; ')

/**
 * A record in use is not deleted, and the refusal says what uses it. `recusa`: "Este recurso não pode ser
 * excluído".
 */
export const exigirForaDeUso = (recusa: string, usos: readonly Uso[]) => {
  const onde = usosEmPalavras(usos)
  if (onde) throw emUso(`${recusa} enquanto estiver em uso: ${onde}.`)
}

import type { TipoPessoa } from '#valores/pessoa.ts'
import type { ClienteDoRascunho } from './rascunho.ts'

const DO_OUTRO: Record<TipoPessoa, readonly string[]> = {
  PF: ['nome_fantasia', 'inscricao_estadual', 'responsavel'],
  PJ: ['nome_social', 'rg', 'data_nascimento', 'nome_mae'],
}

/**
 * Without what was typed for the other kind of person before the document was corrected. The draft keeps it, in case the
 * first document was the right one; no screen shows it meanwhile, so it is no part of the sale.
 */
export const soDoTipo = <C extends Partial<ClienteDoRascunho>>(
  cliente: C,
  tipo: TipoPessoa | undefined = cliente.tipo_pessoa,
): C =>
  Object.fromEntries(
    Object.entries(cliente).filter(([campo]) => !(tipo && DO_OUTRO[tipo].includes(campo))),
  ) as C

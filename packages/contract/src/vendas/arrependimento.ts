import { formatarData } from '#valores/data.ts'

/** A sale made away from the shop can be undone without a fine until this day. Null while it can. */
export const porQueNaoDesiste = (ate: string | null, hoje: string): string | null => {
  if (!ate) return 'Só a venda feita fora da loja tem prazo de arrependimento'
  return ate < hoje ? `O prazo de arrependimento acabou em ${formatarData(ate)}` : null
}

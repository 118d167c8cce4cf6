import type { Permissao } from '#base/permissao.ts'

/** Who may open a client's page, and with it their contracts. Without the first one it is masked. */
export const ABRE_CLIENTE = ['VISUALIZAR.CLIENTE', 'CRIAR.VENDA'] as const satisfies Permissao[]

import type { SituacaoImportacao } from '@balcao/contract/clientes/importacao/importacao'

type Etapa = 1 | 2 | 3 | 4

const etapas: Record<SituacaoImportacao, Etapa> = {
  ENVIADA: 2,
  NA_FILA: 3,
  EM_ANDAMENTO: 3,
  CONCLUIDA: 4,
  CANCELADA: 4,
  FALHOU: 4,
}

/** The step of an import comes from the server's state, never from what happened in this tab. */
export const etapaDe = ({ situacao }: { situacao: SituacaoImportacao }): Etapa => etapas[situacao]

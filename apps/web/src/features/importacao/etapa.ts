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

/** Which step an import stands at is what the server says of it, never what this tab did. */
export const etapaDe = ({ situacao }: { situacao: SituacaoImportacao }): Etapa => etapas[situacao]

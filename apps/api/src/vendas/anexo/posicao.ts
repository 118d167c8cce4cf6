import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { and, eq, isNull } from 'drizzle-orm'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { anexoEnvio } from './anexo.table.ts'

export type PartesDoEnvio = { storage: Storage; enfileirar: Enfileirar }

/** Compare and swap: of two that send the same part, one is told to ask again. */
export const naPosicao = (id: string, inicio: number) =>
  and(eq(anexoEnvio.id, id), eq(anexoEnvio.deslocamento, inicio), isNull(anexoEnvio.concluido_em))

export const foraDoLugar = () =>
  new Recusa(
    409,
    codigosDoAnexo.deslocamento,
    'O envio já está em outro ponto. Pergunte quanto chegou e continue dali.',
  )

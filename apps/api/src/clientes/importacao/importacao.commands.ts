import type { DadosDaPrevia } from '@balcao/contract/clientes/importacao/api'
import { eq, inArray, sql } from 'drizzle-orm'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { exigirArquivo, exigirMapeamento } from './exigencias.ts'
import { apagarArquivo, esquecerDocumentos } from './faxina.ts'
import { obterImportacao } from './importacao.queries.ts'
import { importacao } from './importacao.table.ts'

const ENTIDADE = 'importacao'

const foraDeHora = (mensagem: string) => new Recusa(409, 'FORA_DE_HORA', mensagem)

const travar = async (db: Db, quem: Pessoa, id: string) => {
  await db.select({ id: importacao.id }).from(importacao).where(eq(importacao.id, id)).for('update')
  return obterImportacao(db, quem, id)
}

export const iniciarImportacao = (
  { db, ...autor }: Contexto,
  enfileirar: Enfileirar,
  id: string,
  dados: DadosDaPrevia,
) =>
  db.transaction(async (db) => {
    const atual = await travar(db, autor.usuario, id)
    exigirVisualizacao(autor.usuario)
    if (atual.situacao !== 'ENVIADA') throw foraDeHora('Esta importação já foi começada')
    exigirArquivo(atual)
    exigirMapeamento(atual, dados)
    await db
      .update(importacao)
      .set({
        ...dados,
        situacao: 'NA_FILA',
        iniciado_em: sql`now()`,
        // The changes count as made by the person who starts the import, whoever uploaded the file.
        usuario_id: autor.usuario.id,
        usuario_nome: autor.usuario.nome,
        ip: autor.origem.ip,
        agente: autor.origem.agente,
      })
      .where(eq(importacao.id, id))
    await enfileirar(db, 'importacao', { importacaoId: id })
    const { modo, opcional_errado } = dados
    const depois = { situacao: 'NA_FILA', modo, opcional_errado }
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', { situacao: atual.situacao }, depois)
    return obterImportacao(db, autor.usuario, id)
  })

/**
 * Takes effect at once: the current batch finishes or is rolled back, and the next one sees the cancellation.
 */
const cancelar = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const atual = await travar(db, autor.usuario, id)
    if (atual.situacao === 'CANCELADA') return atual
    if (atual.situacao === 'CONCLUIDA' || atual.situacao === 'FALHOU')
      throw foraDeHora('Esta importação já terminou')
    await db
      .update(importacao)
      .set({ situacao: 'CANCELADA', terminado_em: sql`now()` })
      .where(eq(importacao.id, id))
    await esquecerDocumentos(db, id)
    const depois = { situacao: 'CANCELADA' }
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', { situacao: atual.situacao }, depois)
    return obterImportacao(db, autor.usuario, id)
  })

/**
 * A file of clients that was never imported is useless, so it is deleted now and not by the nightly sweep.
 */
export const cancelarImportacao = async (contexto: Contexto, storage: Storage, id: string) => {
  const cancelada = await cancelar(contexto, id)
  if (cancelada.iniciado_em !== null || !cancelada.arquivo_disponivel) return cancelada
  await apagarArquivo(contexto.db, storage, id)
  return obterImportacao(contexto.db, contexto.usuario, id)
}

/**
 * After a start: resumes what was running when the program ended. An import that another copy runs is not
 * disturbed.
 */
export const retomarImportacoes = async (db: Db, enfileirar: Enfileirar) => {
  const pendentes = await db
    .select({ id: importacao.id })
    .from(importacao)
    .where(inArray(importacao.situacao, ['NA_FILA', 'EM_ANDAMENTO']))
  for (const { id } of pendentes) await enfileirar(db, 'importacao', { importacaoId: id })
}

import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { abrirPlanilha } from '#infra/planilha/abrir.ts'
import { PlanilhaRecusada } from '#infra/planilha/planilha.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { esquecerDocumentos } from '../faxina.ts'
import { importacao } from '../importacao.table.ts'
import { leitor } from '../julgar.ts'
import { cidadesDoPais } from '../linha/cidades.ts'
import { gravarEmLotes, semCabecalho } from './gravar-em-lotes.ts'
import { gravarOuDividir } from './gravar-ou-dividir.ts'
import { type Execucao, Interrompida } from './lote.commands.ts'

/** Tries without a single new row. After that, something in the file or the program fails every time. */
const TENTATIVAS = 5
const DESISTENCIA =
  'A importação parou por um erro do sistema, e repetir não adiantou. O que já entrou ficou. Avise o suporte.'

const PENDENTES = ['NA_FILA', 'EM_ANDAMENTO'] as const

const { amostra: _amostra, busca: _busca, ...semAmostra } = getTableColumns(importacao)

/** Starts, or continues where it stopped. Null when there is nothing left to do. */
const comecar = async (db: Db, id: string) => {
  const [comecada] = await db
    .update(importacao)
    .set({
      situacao: 'EM_ANDAMENTO',
      iniciado_em: sql`coalesce(${importacao.iniciado_em}, now())`,
      tentativas: sql`${importacao.tentativas} + 1`,
    })
    .where(and(eq(importacao.id, id), inArray(importacao.situacao, [...PENDENTES])))
    .returning(semAmostra)
  return comecada ?? null
}

const encerrar = (db: Db, id: string, fim: { situacao: 'CONCLUIDA' | 'FALHOU'; erro?: string }) =>
  db.transaction(async (db) => {
    const { rowCount } = await db
      .update(importacao)
      .set({ ...fim, terminado_em: sql`now()`, ...(fim.situacao === 'CONCLUIDA' && { andamento: 1 }) })
      .where(and(eq(importacao.id, id), eq(importacao.situacao, 'EM_ANDAMENTO')))
    if (rowCount) await esquecerDocumentos(db, id)
  })

/** Another process may be working on it, or may have died. Only the next try can tell. */
const emAndamento = async (db: Db, id: string) => {
  const [achada] = await db
    .select({ id: importacao.id })
    .from(importacao)
    .where(and(eq(importacao.id, id), eq(importacao.situacao, 'EM_ANDAMENTO')))
  return achada !== undefined
}

const INDISPONIVEL = 503
/** It comes back, and neither the file nor the program is to blame for the time that takes. */
const foiOArmazenamento = (erro: unknown) => erro instanceof Recusa && erro.status === INDISPONIVEL

const devolverTentativa = (db: Db, id: string) =>
  db
    .update(importacao)
    .set({ tentativas: sql`greatest(0, ${importacao.tentativas} - 1)` })
    .where(eq(importacao.id, id))

type Comecada = NonNullable<Awaited<ReturnType<typeof comecar>>>

const prepararExecucao = async (db: Db, comecada: Comecada): Promise<Execucao> => {
  const [dona] = await db
    .select({ nome: empresa.nome_fantasia })
    .from(empresa)
    .where(eq(empresa.id, comecada.empresa_id))
  return {
    id: comecada.id,
    empresaId: comecada.empresa_id,
    empresa: dona?.nome ?? '',
    modo: comecada.modo,
    opcional_errado: comecada.opcional_errado,
    colunas: comecada.colunas ?? [],
    mapeamento: comecada.mapeamento,
    cidades: await cidadesDoPais(),
    autor: {
      usuario: { id: comecada.usuario_id, nome: comecada.usuario_nome },
      origem: { ip: comecada.ip ?? '', agente: comecada.agente ?? '' },
    },
  }
}

const importar = async (db: Db, storage: Storage, comecada: Comecada, parada?: AbortSignal) => {
  const execucao = await prepararExecucao(db, comecada)
  const ler = leitor(execucao, { cidades: execucao.cidades, hoje: await hojeNoFuso(db) })
  const { chave, tamanho, ultimas_linhas } = comecada
  if (chave === null) throw new PlanilhaRecusada('VAZIA', 'O arquivo desta importação já foi removido.')
  let lidos = 0
  const fonte = {
    tamanho,
    ler: async (faixa?: { inicio: number; fim: number }) => contando(await storage.ler(chave, faixa)),
  }
  async function* contando(conteudo: AsyncIterable<Uint8Array>) {
    for await (const bytes of conteudo) {
      lidos += bytes.length
      yield bytes
    }
  }
  const planilha = await abrirPlanilha(fonte)
  const gravador = gravarEmLotes(ultimas_linhas, (lote) =>
    // Parts of a spreadsheet are read more than once, so it is never quite done before the end.
    gravarOuDividir(db, execucao, { ...lote, andamento: Math.min(0.99, lidos / tamanho) }),
  )
  try {
    for await (const linhas of semCabecalho(planilha.linhas())) {
      parada?.throwIfAborted()
      for (const linha of linhas) await gravador.receber(ler(linha))
    }
  } finally {
    // What was read before the program stopped, or before the damage in the file, is still imported.
    await gravador.terminar()
  }
}

/**
 * Runs an import to its end, or until `parada`. Throws only for failures that may go away by themselves; the
 * job is then retried.
 */
export const executarImportacao = async (db: Db, storage: Storage, id: string, parada?: AbortSignal) => {
  const comecada = await comecar(db, id)
  if (!comecada) return
  try {
    if (comecada.tentativas > TENTATIVAS) throw new PlanilhaRecusada('DANIFICADA', DESISTENCIA)
    await importar(db, storage, comecada, parada)
    await encerrar(db, id, { situacao: 'CONCLUIDA' })
  } catch (erro) {
    if (erro instanceof PlanilhaRecusada) await encerrar(db, id, { situacao: 'FALHOU', erro: erro.message })
    else if (!(erro instanceof Interrompida) || (await emAndamento(db, id))) {
      if (foiOArmazenamento(erro)) await devolverTentativa(db, id)
      throw erro
    }
  }
}

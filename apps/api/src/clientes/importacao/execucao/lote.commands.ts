import { sql } from 'drizzle-orm'
import { emitirDosClientes } from '#clientes/cliente/emitir.commands.ts'
import { atualizarClientes, inserirClientes } from '#clientes/cliente/lote.commands.ts'
import { auditarVarias } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import { cortarCelulas } from '../cortar.ts'
import { type Julgada, julgar, type LinhaDoArquivo, motivosPorColuna, type Regras } from '../julgar.ts'
import type { Cidades } from '../linha/cidades.ts'
import { paraHistorico } from '../linha/historico.ts'

export type Execucao = Regras & {
  id: string
  empresa: string
  cidades: Cidades
  autor: { usuario: { id: string; nome: string }; origem: { ip: string; agente: string } }
}

/** Some rows of one half, after that half's row `desde`. `andamento`: how much of the file has been read. */
export type Lote = { metade: number; desde: number; ate: number; andamento: number; linhas: LinhaDoArquivo[] }

/** Somebody cancelled, or another copy of the program took over. Nothing of this batch was written. */
export class Interrompida extends Error {
  override message = 'outra execução continuou, ou alguém encerrou, esta importação'
}

/**
 * All effects of some rows in one transaction: clients, their history, rejected rows, the counts and the
 * place to continue from. So the counts match what was imported, even if the program dies.
 */
export const gravarLote = (db: Db, execucao: Execucao, lote: Lote) =>
  db.transaction(async (db) => {
    const { linhas } = lote
    // No wait for the disk: a power cut undoes the batch together with the place to continue from.
    await db.execute(sql`set local synchronous_commit = off`)
    const vistos = await documentosJaVistos(db, execucao.id, linhas)
    const julgadas = await julgar(db, execucao, linhas, vistos, { travar: true })
    const contagem = await gravarClientes(db, execucao, julgadas)
    await gravarMotivos(db, execucao, julgadas)
    await lembrarDocumentos(db, execucao.id, julgadas)
    await avancar(db, execucao.id, lote, contagem)
  })

/**
 * Last, so that the halves do not wait for each other. The condition rolls back a batch that should not have
 * started.
 */
const avancar = async (
  db: Db,
  id: string,
  { metade, desde, ate, andamento, linhas }: Lote,
  contagem: Awaited<ReturnType<typeof gravarClientes>>,
) => {
  const { rowCount } = await db.execute(sql`
    update importacao set
      ultimas_linhas[${metade + 1}::integer] = ${ate},
      andamento = greatest(andamento, ${andamento}::real),
      tentativas = 0,
      lidas = lidas + ${linhas.length},
      criadas = criadas + ${contagem.criadas},
      atualizadas = atualizadas + ${contagem.atualizadas},
      iguais = iguais + ${contagem.iguais},
      rejeitadas = rejeitadas + ${contagem.rejeitadas},
      com_aviso = com_aviso + ${contagem.com_aviso}
    where id = ${id} and situacao = 'EM_ANDAMENTO' and ultimas_linhas[${metade + 1}::integer] = ${desde}`)
  if (!rowCount) throw new Interrompida()
}

const documentosJaVistos = async (db: Db, id: string, linhas: readonly LinhaDoArquivo[]) => {
  const documentos = linhas.map(({ lida }) => lida.valores.cpf_cnpj).filter((d) => d !== undefined)
  const { rows } = await db.execute<{ documento: string; linha: number }>(sql`
    select documento, linha from importacao_documento
    where importacao_id = ${id} and documento = any(${sql.param(documentos)}::text[])`)
  return new Map(rows.map((r) => [r.documento, r.linha]))
}

const gravarClientes = async (
  db: Db,
  { autor, empresa, cidades }: Execucao,
  julgadas: readonly Julgada[],
) => {
  const emPalavras = (dados: Parameters<typeof paraHistorico>[0]) => paraHistorico(dados, empresa, cidades)
  const desfechos = julgadas.map((j) => j.desfecho)
  const criados = desfechos.flatMap((d) => (d.tipo === 'CRIAR' ? [d.dados] : []))
  const novos = comIds(criados.map((dados) => ({ dados })))
  const mudados = desfechos.flatMap((d) =>
    d.tipo === 'ATUALIZAR' ? [{ id: d.atual.id, dados: d.dados, atual: d.atual }] : [],
  )
  await inserirClientes(db, novos, 'IMPORTACAO')
  await atualizarClientes(db, mudados)
  await auditarVarias(db, autor, 'cliente', [
    ...novos.map(({ id, dados }) => ({
      id,
      acao: 'CRIAR' as const,
      antes: {},
      depois: { ...emPalavras(dados), origem: 'IMPORTACAO' },
    })),
    ...mudados.map(({ id, dados, atual }) => ({
      id,
      acao: 'EDITAR' as const,
      antes: emPalavras(atual),
      depois: emPalavras(dados),
    })),
  ])
  await emitirDosClientes(db, [
    ...novos.map(({ id }) => ({ evento: 'cliente.criado' as const, id })),
    ...mudados.map(({ id }) => ({ evento: 'cliente.alterado' as const, id })),
  ])
  const quantas = (tipo: string) => desfechos.filter((d) => d.tipo === tipo).length
  return {
    criadas: novos.length,
    atualizadas: mudados.length,
    iguais: quantas('IGUAL'),
    rejeitadas: quantas('REJEITAR'),
    com_aviso: desfechos.filter((d) => d.tipo !== 'REJEITAR' && d.avisos.length > 0).length,
  }
}

/**
 * Another copy was faster and has written them. The place to continue from will not match, which rolls all of
 * this back.
 */
const SE_FOR_A_PRIMEIRA = sql`on conflict do nothing`

/** For rows that were rejected or only partly imported. */
const gravarMotivos = async (db: Db, { id, mapeamento }: Execucao, julgadas: readonly Julgada[]) => {
  const comMotivos = julgadas.flatMap(({ linha, desfecho }) => {
    const entrou = desfecho.tipo !== 'REJEITAR'
    const motivos = entrou ? desfecho.avisos : desfecho.motivos
    if (!motivos.length) return []
    return [
      {
        linha: linha.numero,
        celulas: cortarCelulas(linha.celulas),
        motivos: motivosPorColuna(motivos, mapeamento),
        entrou,
      },
    ]
  })
  if (!comMotivos.length) return
  await db.execute(sql`
    insert into importacao_rejeitada (importacao_id, linha, celulas, motivos, entrou)
    select ${id}::uuid, linha, celulas, motivos, entrou
    from json_populate_recordset(null::importacao_rejeitada, ${JSON.stringify(comMotivos)}::json)
    ${SE_FOR_A_PRIMEIRA}`)
}

const lembrarDocumentos = async (db: Db, id: string, julgadas: readonly Julgada[]) => {
  const dentro = julgadas.filter(({ desfecho }) => desfecho.tipo !== 'REJEITAR')
  const documentos = dentro.map(({ lida }) => lida.valores.cpf_cnpj)
  const numeros = dentro.map(({ linha }) => linha.numero)
  await db.execute(sql`
    insert into importacao_documento (importacao_id, documento, linha)
    select ${id}::uuid, t.documento, t.linha
    from unnest(${sql.param(documentos)}::text[], ${sql.param(numeros)}::integer[]) as t (documento, linha)
    ${SE_FOR_A_PRIMEIRA}`)
}

import { and, asc, eq, gt, is, isNull, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { acontecer } from '#cobranca/boleto/acontecer/acontecer.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import { travarTexto } from '#infra/db/travar-texto.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { boletosDasLinhas } from './achar-boletos.queries.ts'
import type { LinhaLida } from './o-que-fazer.ts'
import { type Feita, type Pedido, pedir } from './pedido.ts'
import { linhasRepetidas } from './repetidas.queries.ts'
import { retorno, retornoLinha } from './retorno.table.ts'

const POR_VEZ = 1_000

type Retorno = typeof retorno.$inferSelect

/**
 * A file is applied in two halves at the same time, by the title's number: what is said of one boleto stays in its
 * order, and a machine with two processors takes little more than half the time.
 */
const METADES = [0, 1] as const
type Metade = (typeof METADES)[number]
const naMetade = (metade: Metade) => sql`hashtext(${retornoLinha.nosso_numero}) & 1 = ${metade}`

/** Null: there is nothing left to do. The same half of two files of an account waits, so that what both say is seen. */
const travar = async (db: Db, id: string, metade: Metade): Promise<Retorno | null> => {
  const [atual] = await db.select().from(retorno).where(eq(retorno.id, id))
  if (atual?.situacao !== 'LENDO') return null
  await travarTexto(db, `retorno ${atual.conta_bancaria_id} ${metade}`)
  return atual
}

const proximasLinhas = (db: Db, id: string, metade: Metade, depoisDe: number): Promise<LinhaLida[]> =>
  db
    .select({
      linha: retornoLinha.linha,
      nosso_numero: retornoLinha.nosso_numero,
      ocorrencia: retornoLinha.ocorrencia,
      evento: retornoLinha.evento,
      motivos: retornoLinha.motivos,
      valor_titulo: retornoLinha.valor_titulo,
      valor_pago: retornoLinha.valor_pago,
      tarifa: retornoLinha.tarifa,
      data_ocorrencia: retornoLinha.data_ocorrencia,
      data_credito: retornoLinha.data_credito,
    })
    .from(retornoLinha)
    .where(
      and(
        eq(retornoLinha.retorno_id, id),
        gt(retornoLinha.linha, depoisDe),
        isNull(retornoLinha.resultado),
        naMetade(metade),
      ),
    )
    .orderBy(asc(retornoLinha.linha))
    .limit(POR_VEZ)

const fazer = async (db: Db, pedidos: readonly Pedido[]): Promise<Feita[]> => {
  const fatos = pedidos.flatMap((pedido) => ('fato' in pedido ? [pedido.fato] : []))
  const decisoes = (fatos.length ? await acontecer(db, fatos) : []).values()
  return pedidos.map((pedido): Feita => {
    if (!('fato' in pedido)) return pedido
    const decisao = decisoes.next().value
    if (!decisao) throw new Error('um acontecimento sem decisão')
    const { linha, fato } = pedido
    return { linha, boleto_id: fato.boleto_id, resultado: decisao.resultado, texto: decisao.texto }
  })
}

/** What happened to a boleto writes its own line into the history. These only say something. */
const anotarNoHistorico = async (db: Db, pedidos: readonly Pedido[]) => {
  const ditas = pedidos.flatMap((pedido) =>
    'fato' in pedido || !pedido.boleto_id || pedido.resultado === 'REPETIDA'
      ? []
      : [{ boleto_id: pedido.boleto_id, texto: pedido.texto }],
  )
  if (!ditas.length) return
  await db.execute(sql`
    insert into boleto_historico (id, boleto_id, texto)
    select id, boleto_id, texto
    from json_populate_recordset(null::boleto_historico, ${JSON.stringify(comIds(ditas))}::json)`)
  publicar(
    db,
    'boleto',
    ditas.map(({ boleto_id }) => boleto_id),
  )
}

/** The file's id goes with each line: compared with one id, a new file looks empty to the planner, which then reads it all. */
const gravarResultados = (db: Db, id: string, feitas: readonly Feita[]) => {
  const resultados = feitas.map(({ linha, ...feita }) => ({ ...feita, retorno_id: id, linha: linha.linha }))
  return db.execute(sql`
    update retorno_linha l set resultado = d.resultado, texto = d.texto, boleto_id = d.boleto_id
    from json_to_recordset(${JSON.stringify(resultados)}::json)
      as d(retorno_id uuid, linha integer, resultado text, texto text, boleto_id uuid)
    where l.retorno_id = d.retorno_id and l.linha = d.linha`)
}

const somar = (linhas: readonly Feita[], valor: (linha: LinhaLida) => number) =>
  linhas.reduce((soma, { linha }) => soma + valor(linha), 0)

/** The sums are of what this file brought: what came before is in another one's. */
const somarAoRetorno = async (db: Db, id: string, feitas: readonly Feita[]) => {
  // Only now: the other half must not wait for the whole of this part.
  const [atual] = await db.select().from(retorno).where(eq(retorno.id, id)).for('no key update')
  if (!atual) throw new Error('um retorno que não existe')
  const resultados = { ...atual.resultados }
  for (const { resultado } of feitas) resultados[resultado] = (resultados[resultado] ?? 0) + 1
  const novas = feitas.filter(({ resultado }) => resultado !== 'REPETIDA')
  const pagas = novas.filter(({ linha }) => linha.evento === 'LIQUIDACAO')
  await db
    .update(retorno)
    .set({
      resultados,
      lidas: atual.lidas + feitas.length,
      valor_pago: atual.valor_pago + somar(pagas, ({ valor_pago }) => valor_pago),
      tarifas: atual.tarifas + somar(novas, ({ tarifa }) => tarifa),
    })
    .where(eq(retorno.id, atual.id))
}

/** The next lines of a half, all of them or none. Answers the last one, or `null` when there are no more. */
const aplicarParte = (db: Db, id: string, metade: Metade, depoisDe: number): Promise<number | null> =>
  db.transaction(async (db) => {
    const atual = await travar(db, id, metade)
    if (!atual) return null
    const linhas = await proximasLinhas(db, id, metade, depoisDe)
    const ate = linhas.at(-1)?.linha
    if (ate === undefined) return null
    const { conta_bancaria_id, gerado_em } = atual
    const repetidas = await linhasRepetidas(db, { retorno_id: id, conta_bancaria_id, linhas })
    const boletos = await boletosDasLinhas(db, conta_bancaria_id, linhas)
    const pedidos = linhas.map((linha) =>
      pedir(linha, boletos.get(linha.linha), { repetida: repetidas.has(linha.linha), gerado_em }),
    )
    const feitas = await fazer(db, pedidos)
    await anotarNoHistorico(db, pedidos)
    await gravarResultados(db, id, feitas)
    await somarAoRetorno(db, id, feitas)
    return ate
  })

const aplicarMetade = async (db: Db, id: string, metade: Metade) => {
  for (let ate: number | null = 0; ate !== null; ) ate = await aplicarParte(db, id, metade, ate)
}

/** Both have ended when this ends, also when one has failed. */
const aoMesmoTempo = async (metades: Promise<void>[]) => {
  for (const metade of await Promise.allSettled(metades))
    if (metade.status === 'rejected') throw metade.reason
}

/**
 * Does what the lines of a file say, a part at a time, each part in a transaction of its own: whoever is killed in the
 * middle, or runs beside another, goes on with the lines that have no result.
 */
export const aplicarRetorno = async (db: Db, id: string) => {
  // In another's transaction there is one connection, and so one half after the other.
  if (is(db, PgTransaction)) for (const metade of METADES) await aplicarMetade(db, id, metade)
  else await aoMesmoTempo(METADES.map((metade) => aplicarMetade(db, id, metade)))
  await db
    .update(retorno)
    .set({ situacao: 'PRONTO', concluido_em: sql`now()` })
    .where(and(eq(retorno.id, id), eq(retorno.situacao, 'LENDO')))
}

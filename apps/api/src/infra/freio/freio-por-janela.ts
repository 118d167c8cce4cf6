import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { tentativaDeLogin as contagem } from './freio.table.ts'
import { esperaEmPalavras } from './freio.ts'

/** At most `maximo` within `segundos`, counted from the first one. */
export type Janela = { chave: string; maximo: number; segundos: number }

/**
 * For what people do all day and may do again as soon as the window is over. (`freio.ts` is for failures, and
 * waits longer each time.) Answers 429 when the limit would be exceeded, and then counts nothing.
 */
export const contarNaJanela = async (db: Db, { chave, maximo, segundos }: Janela, quantas: number) => {
  const vencida = sql`t.ultima_em <= now() - make_interval(secs => ${segundos}::integer)`
  const { rowCount } = await db.execute(sql`
    insert into ${contagem} as t (chave, falhas, ultima_em) values (${chave}, ${quantas}, now())
    on conflict (chave) do update set
      falhas = excluded.falhas + case when ${vencida} then 0 else t.falhas end,
      ultima_em = case when ${vencida} then now() else t.ultima_em end
    where ${vencida} or t.falhas + excluded.falhas <= ${maximo}::integer`)
  if (!rowCount) throw await cheia(db, chave, segundos)
}

const cheia = async (db: Db, chave: string, segundos: number) => {
  const [linha] = await db
    .select({
      restam: sql<number>`ceil(extract(epoch from ${contagem.ultima_em} - now()) + ${segundos}::integer)::integer`,
    })
    .from(contagem)
    .where(eq(contagem.chave, chave))
  const esperarSegundos = Math.max(1, linha?.restam ?? 1)
  const mensagem = `Muitas consultas em pouco tempo. Aguarde ${esperaEmPalavras(esperarSegundos)} e tente de novo.`
  return new Recusa(429, 'MUITAS_TENTATIVAS', mensagem, { esperarSegundos })
}

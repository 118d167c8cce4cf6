import { limparDocumento } from '@balcao/contract/valores/documento'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

type QuemEsquecer = { empresa_id: string; documento: string | null; email: string | null }

/**
 * Removes a person from the readable data of imports: the rejected rows, the first rows for the preview, and the
 * documents that a running import has seen.
 * The document is found with or without punctuation, and without the leading zeros that spreadsheets drop.
 * The uploaded file itself cannot be changed. It is deleted after `dias_da_importacao`.
 */
export const esquecerNasImportacoes = async (
  db: Db,
  { empresa_id, documento, email }: QuemEsquecer,
): Promise<void> => {
  const procurado = limparDocumento(documento ?? '')
  const tem = (celulas: ReturnType<typeof sql>) => sql`exists (
    select 1 from jsonb_array_elements_text(${celulas}) as celula,
      regexp_replace(upper(celula), '[^0-9A-Z]', '', 'g') as sinais
    where (${procurado} <> '' and (strpos(sinais, ${procurado}) > 0 or ltrim(sinais, '0') = ltrim(${procurado}, '0')))
      or ${email?.toLowerCase() ?? null}::text = any(regexp_split_to_array(lower(celula), '[[:space:];,/<>|()]+')))`
  await db.execute(sql`
    delete from importacao_rejeitada r using importacao i
    where i.id = r.importacao_id and i.empresa_id = ${empresa_id} and ${tem(sql`r.celulas`)}`)
  await db.execute(sql`
    delete from importacao_documento d using importacao i
    where i.id = d.importacao_id and i.empresa_id = ${empresa_id} and d.documento = ${procurado}`)
  await db.execute(sql`
    update importacao i set amostra = (
      select coalesce(jsonb_agg(linha order by ordem), '[]')
      from jsonb_array_elements(i.amostra) with ordinality as t (linha, ordem)
      where not ${tem(sql`linha -> 'celulas'`)})
    where i.empresa_id = ${empresa_id} and exists (
      select 1 from jsonb_array_elements(i.amostra) as linha where ${tem(sql`linha -> 'celulas'`)})`)
}

import type { EnvioDeAnexo } from '@balcao/contract/vendas/anexo'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { naoAutenticado, Recusa } from '#infra/recusa/recusa.ts'
import { anexoEnviado } from './anexo.queries.ts'
import { anexoEnvio } from './anexo.table.ts'
import { resumirToken } from './token.ts'

/** Long enough for a seller who drove home out of the network. */
export const HORAS_SEM_PARTE = 48

export type Envio = typeof anexoEnvio.$inferSelect

const naoExiste = () =>
  new Recusa(404, 'NAO_ENCONTRADO', 'Este envio não existe mais. Comece de novo a enviar o arquivo.')

/** Whoever has the token may continue it, and nothing else. */
export const envioDoToken = async (db: Db, id: string, token: string | undefined): Promise<Envio> => {
  if (!token) throw naoAutenticado()
  const [achado] = await db
    .select()
    .from(anexoEnvio)
    .where(and(eq(anexoEnvio.id, id), eq(anexoEnvio.token, resumirToken(token))))
  if (!achado) throw naoExiste()
  return achado
}

const valeAte = ({ atualizado_em }: Pick<Envio, 'atualizado_em'>) =>
  new Date(Date.parse(atualizado_em) + HORAS_SEM_PARTE * 3_600_000).toISOString()

export const descreverEnvio = async (db: Db, envio: Envio): Promise<EnvioDeAnexo> => {
  const { id, venda_id, tipo, tamanho, deslocamento, concluido_em } = envio
  return {
    ...{ id, venda_id, tipo, tamanho, deslocamento },
    vale_ate: valeAte(envio),
    anexo: concluido_em ? await anexoEnviado(db, envio) : null,
  }
}

import type { EnvioCriado, NovoEnvio } from '@balcao/contract/vendas/anexo'
import { anexoApi } from '@balcao/contract/vendas/anexo-api'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { exigirPoderAnexar, travarAnexos } from './alcance.queries.ts'
import { anexo, anexoEnvio, anexoParte } from './anexo.table.ts'
import { descreverEnvio, type Envio } from './envio.queries.ts'
import { comoColunas, type Remetente } from './remetente.ts'
import { exigirTamanho } from './tamanho.ts'
import { novoToken } from './token.ts'

/** Enough for a day without network, and an end for a device that runs wild. */
const ENVIOS_ABERTOS = 100

const exigirPoucosAbertos = async (db: Db, usuarioId: string) => {
  const [{ abertos = 0 } = {}] = await db
    .select({ abertos: count() })
    .from(anexoEnvio)
    .where(and(eq(anexoEnvio.usuario_id, usuarioId), isNull(anexoEnvio.concluido_em)))
  if (abertos >= ENVIOS_ABERTOS)
    throw new Recusa(
      409,
      'MUITOS_ENVIOS',
      'Há envios demais em andamento. Espere um terminar ou cancele algum.',
    )
}

/** Announced again, an upload goes on where it was. */
export const comecarEnvio = async (db: Db, remetente: Remetente, novo: NovoEnvio): Promise<EnvioCriado> => {
  const { mb_maximo_anexo: maximo } = await lerConfiguracao(db)
  exigirTamanho(novo.tamanho, maximo)
  const { token, resumo } = novoToken()
  const { usuario_nome: _, ...quem } = comoColunas(remetente)
  const envio = await db.transaction(async (db) => {
    await travarAnexos(db, novo.venda_id)
    await exigirPoderAnexar(db, remetente, novo)
    const id = novo.id ?? v7()
    const andamento = await jaComecado(db, { ...novo, id }, quem.usuario_id)
    if (!andamento) await exigirPoucosAbertos(db, quem.usuario_id)
    const valores = { ...novo, ...andamento, ...quem, id, token: resumo }
    const [gravado] = await db
      .insert(anexoEnvio)
      .values(valores)
      .onConflictDoUpdate({
        target: anexoEnvio.id,
        set: { token: resumo, atualizado_em: sql`now()` },
      })
      .returning()
    if (!gravado) throw new Error('o envio não voltou da inserção')
    return gravado
  })
  const caminho = `/api${anexoApi.andamento.path.replace(':id', envio.id)}`
  return { ...(await descreverEnvio(db, envio)), caminho, token }
}

type Anunciado = NovoEnvio & { id: string }

/** How far the upload of this id is, also when it finished long ago. Null: there is none. */
const jaComecado = async (db: Db, novo: Anunciado, usuarioId: string) => {
  const [envio] = await db.select().from(anexoEnvio).where(eq(anexoEnvio.id, novo.id)).for('update')
  const [pronto] = await db.select().from(anexo).where(eq(anexo.id, novo.id))
  const achado = envio ?? pronto
  if (!achado) return null
  const mesmo =
    achado.usuario_id === usuarioId &&
    achado.venda_id === novo.venda_id &&
    achado.tipo === novo.tipo &&
    (envio ? envio.tamanho === novo.tamanho : pronto?.sha256 === (novo.sha256 ?? pronto?.sha256))
  if (!mesmo) throw campoInvalido('id', 'Este identificador já é de outro anexo. Comece de novo a enviar.')
  if (envio) return { deslocamento: envio.deslocamento, concluido_em: envio.concluido_em }
  return { deslocamento: novo.tamanho, concluido_em: pronto?.criado_em ?? null }
}

export const desistirDoEnvio = async (db: Db, storage: Storage, { id }: Envio) => {
  await apagarEnvio(db, storage, id)
  return {}
}

/** Finished, there is nothing to give up. */
export const apagarEnvio = async (db: Db, storage: Storage, id: string) => {
  await db.delete(anexoEnvio).where(and(eq(anexoEnvio.id, id), isNull(anexoEnvio.concluido_em)))
  await apagarPartes(db, storage, id)
}

/** Now, if it can be: the sweep finds what stays. */
export const apagarPartes = async (db: Db, storage: Storage, envioId: string) => {
  const partes = await db
    .select({ chave: anexoParte.chave })
    .from(anexoParte)
    .where(eq(anexoParte.envio_id, envioId))
  for (const { chave } of partes) await apagarParte(db, storage, chave).catch(() => {})
}

/** The file first: a row that still names its file is handled again. */
export const apagarParte = async (db: Db, storage: Storage, chave: string) => {
  await storage.apagar(chave)
  await db.delete(anexoParte).where(eq(anexoParte.chave, chave))
}

import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { anexoEnvio, anexoParte } from './anexo.table.ts'
import { emBlocos } from './blocos.ts'
import { concluirEnvio } from './concluir.commands.ts'
import { apagarParte } from './envio.commands.ts'
import type { Envio } from './envio.queries.ts'
import { foraDoLugar, naPosicao, type PartesDoEnvio } from './posicao.ts'

type Onde = { db: Db; origem: Origem }
type Chegando = { inicio: number; tamanho: number; conteudo: AsyncIterable<Uint8Array> }

const passaDoFim = () =>
  new Recusa(413, codigosDoAnexo.grande, 'Chegou mais do que o tamanho anunciado do arquivo')

/** Appends what arrives, block by block. Returns how much of the file is there for good. */
export const receberParte = async (
  onde: Onde,
  partes: PartesDoEnvio,
  envio: Envio,
  { inicio, tamanho, conteudo }: Chegando,
) => {
  if (inicio !== envio.deslocamento) throw foraDoLugar()
  if (inicio + tamanho > envio.tamanho) throw passaDoFim()
  let chegou = inicio
  for await (const bloco of semQuemFoiEmbora(emBlocos(conteudo))) {
    const fim = chegou + bloco.length
    if (fim < envio.tamanho) await guardarBloco(onde.db, partes.storage, envio, chegou, bloco)
    else await concluirEnvio(onde, partes, envio, { inicio: chegou, bytes: bloco })
    chegou = fim
  }
  return chegou
}

/** Nobody reads the answer, and what came was kept: it is no failure of ours. */
async function* semQuemFoiEmbora<T>(blocos: AsyncIterable<T>) {
  try {
    yield* blocos
  } catch (causa) {
    throw new Recusa(499, 'FOI_EMBORA', 'Quem enviava foi embora', { causa })
  }
}

const guardarBloco = async (db: Db, storage: Storage, envio: Envio, inicio: number, bloco: Uint8Array) => {
  const tamanho = bloco.length
  const chave = await storage.gravar([bloco], tamanho, async (chave) => {
    await db.insert(anexoParte).values({ chave, envio_id: envio.id, inicio, tamanho })
  })
  const avancou = await db.transaction(async (db) => {
    const [avancado] = await db
      .update(anexoEnvio)
      .set({ deslocamento: inicio + tamanho, atualizado_em: sql`now()` })
      .where(naPosicao(envio.id, inicio))
      .returning({ id: anexoEnvio.id })
    if (avancado) await db.update(anexoParte).set({ guardada: true }).where(eq(anexoParte.chave, chave))
    return avancado !== undefined
  })
  if (avancou) return
  // Somebody else sent the same part, or the upload was given up.
  await apagarParte(db, storage, chave).catch(() => {})
  throw foraDoLugar()
}

import { buffer } from 'node:stream/consumers'
import { and, eq, isNull } from 'drizzle-orm'
import { excluirArquivo, guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { abrirArquivo } from '#infra/arquivo/arquivo.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { anexo } from './anexo.table.ts'
import { converterHeic } from './conteudo/foto.ts'
import type { PartesDoEnvio } from './posicao.ts'

const AUTOR = { sistema: 'conversão de foto HEIC' }

const aConverter = (id: string) =>
  and(eq(anexo.id, id), eq(anexo.situacao, 'CONVERTENDO'), isNull(anexo.descartado_em))

/** The picture that nobody could see becomes one that everybody can, or a refusal that says so. */
export const converterAnexo = async (db: Db, partes: PartesDoEnvio, id: string) => {
  const [pendente] = await db.select({ arquivo_id: anexo.arquivo_id }).from(anexo).where(aConverter(id))
  if (!pendente?.arquivo_id) return
  const original = pendente.arquivo_id
  const lido = await buffer((await abrirArquivo(db, partes.storage, original)).conteudo)
  const convertido = await converterHeic(lido).catch((erro: unknown) => {
    if (erro instanceof Recusa && erro.status < 500) return erro
    throw erro
  })
  if (convertido instanceof Recusa) return recusar(db, partes, id, original, convertido.message)
  const { bytes, ...imagem } = convertido
  const conteudo = { ...imagem, publico: false, conteudo: [bytes], tamanho: bytes.length }
  await guardarArquivo({ db, ...AUTOR }, partes, conteudo, (db, guardado) =>
    trocar(db, partes, id, original, {
      arquivo_id: guardado.id,
      sha256_guardado: guardado.sha256,
      situacao: 'PRONTO',
    }),
  )
}

const recusar = (db: Db, partes: PartesDoEnvio, id: string, original: string, recusa: string) =>
  db.transaction((db) => trocar(db, partes, id, original, { arquivo_id: null, situacao: 'RECUSADO', recusa }))

const trocar = async (
  db: Db,
  { enfileirar }: PartesDoEnvio,
  id: string,
  original: string,
  mudanca: Partial<typeof anexo.$inferInsert>,
) => {
  const [trocado] = await db
    .update(anexo)
    .set(mudanca)
    .where(aConverter(id))
    .returning({ venda_id: anexo.venda_id })
  if (!trocado) throw new Error('o anexo mudou durante a conversão')
  publicar(db, 'venda', [trocado.venda_id])
  await excluirArquivo({ db, ...AUTOR }, enfileirar, original)
}

import { createHash } from 'node:crypto'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { arquivo } from './arquivo.table.ts'
import { prepararImagem } from './preparar-imagem.ts'

/** The file comes before its record: no record ever points at nothing. */
export const guardarImagem = async (
  { db, ...autor }: Contexto,
  storage: Storage,
  original: Uint8Array,
  { publico }: { publico: boolean },
) => {
  const { bytes, ...imagem } = await prepararImagem(original)
  const chave = await storage.gravar([bytes], bytes.length)
  const dados = {
    ...imagem,
    tamanho: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    publico,
  }
  try {
    return await db.transaction(async (db) => {
      const [guardado] = await db
        .insert(arquivo)
        .values({ ...dados, chave, criado_por: autor.usuario.id })
        .returning()
      if (!guardado) throw new Error('o arquivo não voltou da inserção')
      await auditar(db, autor, 'arquivo', guardado.id, 'CRIAR', {}, dados)
      return guardado
    })
  } catch (erro) {
    await storage.apagar(chave)
    throw erro
  }
}

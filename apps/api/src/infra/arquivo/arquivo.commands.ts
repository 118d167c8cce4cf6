import { createHash } from 'node:crypto'
import { type Autor, auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { arquivo } from './arquivo.table.ts'

type Conteudo = {
  bytes: Uint8Array
  mime: string
  publico: boolean
  largura?: number
  altura?: number
}

/** Stores a file of any kind, private unless said otherwise. The file comes before its record: no record ever points at nothing. */
export const guardarArquivo = async (
  { db, ...autor }: Autor & { db: Db },
  storage: Storage,
  { bytes, ...conteudo }: Conteudo,
) => {
  const chave = await storage.gravar([bytes], bytes.length)
  const dados = {
    ...conteudo,
    tamanho: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  try {
    return await db.transaction(async (db) => {
      const [guardado] = await db
        .insert(arquivo)
        .values({ ...dados, chave, criado_por: 'usuario' in autor ? autor.usuario.id : null })
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

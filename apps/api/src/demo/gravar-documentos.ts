import { createHash } from 'node:crypto'
import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { v7 } from 'uuid'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { documentosDaDemo } from './documentos.ts'
import type { Arquivos } from './gravar-vendas.ts'
import { inserir } from './inserir.ts'

/** Stored before their records, which share the demonstration's transaction: if that fails, a few drawings stay behind. */
export const gravarDocumentos = async ({ db, usuario }: Contexto, storage: Storage): Promise<Arquivos> => {
  const registros = []
  const arquivos: Partial<Arquivos> = {}
  for (const [tipo, { conteudo, duracao_ms, ...descricao }] of Object.entries(await documentosDaDemo())) {
    const id = v7()
    arquivos[tipo as TipoAnexo] = { id, duracao_ms }
    registros.push({
      id,
      chave: await storage.gravar([conteudo], conteudo.length),
      ...descricao,
      tamanho: conteudo.length,
      sha256: createHash('sha256').update(conteudo).digest('hex'),
      publico: false,
      criado_em: new Date(),
      criado_por: usuario.id,
    })
  }
  await inserir(db, 'arquivo', registros)
  return arquivos as Arquivos
}

import { createHash } from 'node:crypto'
import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { v7 } from 'uuid'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { documentosDaDemo } from './documentos.ts'
import type { Arquivos } from './gravar-vendas.ts'
import { inserir } from './inserir.ts'

type Documento = {
  conteudo: Buffer
  mime: string
  largura: number | null
  altura: number | null
  duracao_ms: number | null
}

/** Stored before their records, which share the demonstration's transaction: if that fails, a few drawings stay behind. */
export const gravarDocumentos = async ({ db, usuario }: Contexto, storage: Storage): Promise<Arquivos[]> => {
  const registros: Record<string, unknown>[] = []
  /** What several sets have is stored once. */
  const guardados = new Map<Buffer, string>()
  const guardar = async ({ conteudo, duracao_ms, ...descricao }: Documento) => {
    const id = guardados.get(conteudo) ?? v7()
    if (!guardados.has(conteudo)) {
      guardados.set(conteudo, id)
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
    return { id, duracao_ms }
  }
  const arquivos: Arquivos[] = []
  for (const conjunto of await documentosDaDemo()) {
    const guardado: Partial<Arquivos> = {}
    for (const [tipo, documento] of Object.entries(conjunto))
      guardado[tipo as TipoAnexo] = await guardar(documento)
    arquivos.push(guardado as Arquivos)
  }
  await inserir(db, 'arquivo', registros)
  return arquivos
}

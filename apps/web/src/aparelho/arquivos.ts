import { type ArquivoGuardado, banco, NO_DISCO, tudoDe } from './banco.ts'

/** Photos and audio of one person's sales that are not sent yet. */
export const arquivosDoAparelho = {
  listar: async (usuario_id: string, venda_id: string): Promise<ArquivoGuardado[]> =>
    (await banco()).getAll('arquivos', tudoDe(usuario_id, venda_id)),

  /** The sales that have any. */
  vendas: async (usuario_id: string): Promise<string[]> => {
    const chaves = await (await banco()).getAllKeys('arquivos', tudoDe(usuario_id))
    return [...new Set(chaves.map(([, venda]) => venda))]
  },

  gravar: async (arquivo: ArquivoGuardado) => {
    const tx = (await banco()).transaction('arquivos', 'readwrite', NO_DISCO)
    await Promise.all([tx.store.put(arquivo), tx.done])
  },

  excluir: async (usuario_id: string, venda_id: string, id: string) =>
    (await banco()).delete('arquivos', [usuario_id, venda_id, id]),
}

import { banco, NO_DISCO, tudoDe } from './banco.ts'

/** Drafts that one person has discarded without a network, and that the server still has. */
export const descartesDoAparelho = {
  listar: async (usuario_id: string): Promise<string[]> => {
    const chaves = await (await banco()).getAllKeys('descartes', tudoDe(usuario_id))
    return chaves.map(([, id]) => id)
  },

  por: async (usuario_id: string, id: string) => {
    const tx = (await banco()).transaction('descartes', 'readwrite', NO_DISCO)
    await Promise.all([tx.store.put({ usuario_id, id }), tx.done])
  },

  tirar: async (usuario_id: string, id: string) => (await banco()).delete('descartes', [usuario_id, id]),
}

import { banco, tudoDe } from './banco.ts'

/** What a sale is made with, and what may be sold. */
export const PREPARO = 'preparo'
export const RETRATO = 'retrato'

/** Answers of the server that one person's device keeps for when there is no network: the last of each name. */
export const respostasDoAparelho = {
  ler: async <V>(usuario_id: string, nome: string): Promise<{ em: string; valor: V } | null> => {
    const guardada = await (await banco()).get('respostas', [usuario_id, nome])
    return guardada ? { em: guardada.em, valor: guardada.valor as V } : null
  },

  todas: async (usuario_id: string) =>
    (await (await banco()).getAll('respostas', tudoDe(usuario_id))).map(({ valor }) => valor),

  gravar: async (usuario_id: string, nome: string, valor: unknown) => {
    const em = new Date().toISOString()
    await (await banco()).put('respostas', { usuario_id, nome, em, valor })
    return em
  },
}

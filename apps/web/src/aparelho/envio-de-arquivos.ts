import { arquivosDoAparelho } from './arquivos.ts'

// Downloaded when there is a file: most people who open the seller's home have none on their way.
const aFila = async () => (await import('./anexos/fila-da-aba.ts')).fila

/** Brings every file of a sale that the server lacks to the server. Rejects when one cannot get there. */
export const enviarPendentes = async (vendaId: string): Promise<void> =>
  (await aFila()).enviarPendentes(vendaId)

/** Goes on with what a closed tab left unsent, in whichever sale. */
export const retomarArquivos = async (usuario_id: string): Promise<void> => {
  for (const venda of await arquivosDoAparelho.vendas(usuario_id)) await (await aFila()).abrir(venda)
}

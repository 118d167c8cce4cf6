/** Brings every file of a sale that the server lacks to the server. Rejects when one cannot get there. */
type EnviarPendentes = (vendaId: string) => Promise<void>

let enviar: EnviarPendentes = async (vendaId) => {
  const { fila } = await import('./anexos/fila-da-aba.ts')
  await fila.enviarPendentes(vendaId)
}

/** For whoever sends files another way. */
export const ligarEnvioDeArquivos = (como: EnviarPendentes) => {
  enviar = como
}

export const enviarPendentes: EnviarPendentes = (vendaId) => enviar(vendaId)

/** Brings every file of a sale that the server lacks to the server. Rejects when one cannot get there. */
type EnviarPendentes = (vendaId: string) => Promise<void>

let enviar: EnviarPendentes = () => Promise.resolve()

/** The upload queue says here how it is done. */
export const ligarEnvioDeArquivos = (como: EnviarPendentes) => {
  enviar = como
}

export const enviarPendentes: EnviarPendentes = (vendaId) => enviar(vendaId)

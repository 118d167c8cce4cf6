import { esperaSair, saidaDoAparelho } from '#aparelho/saida.ts'
import { sessao } from '#sessao.ts'
import { descartarNoServidor } from './descartes.data.ts'
import { expedir } from './saida.data.ts'

const ENTRE_TENTATIVAS_MS = 30_000

let tentativa: ReturnType<typeof setTimeout> | undefined

const esquecerTentativa = () => {
  clearTimeout(tentativa)
  tentativa = undefined
}

const maisTarde = () => {
  tentativa ??= setTimeout(mandarOQueEspera, ENTRE_TENTATIVAS_MS)
}

const mandar = async () => {
  esquecerTentativa()
  const pessoa = sessao.estado().usuarioAutenticado?.id
  if (!pessoa) return
  const descartou = await descartarNoServidor(pessoa)
  await expedir(pessoa)
  if (!descartou || (await saidaDoAparelho.listar(pessoa)).some(esperaSair)) maisTarde()
}

/** A device that stores nothing has no outbox either. */
export const mandarOQueEspera = () => void mandar().catch(() => undefined)

/**
 * When the person comes back, and some time after each change of the outbox: an answer that was lost needs no network
 * to come back. Gives back how to stop.
 */
export const mandarSozinho = () => {
  document.addEventListener('visibilitychange', mandarOQueEspera)
  const parar = saidaDoAparelho.aoMudar(maisTarde)
  return () => {
    document.removeEventListener('visibilitychange', mandarOQueEspera)
    parar()
    esquecerTentativa()
  }
}

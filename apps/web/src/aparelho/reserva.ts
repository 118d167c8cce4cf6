import { ErroHttp } from '#http/erro.ts'
import { sessao } from '#sessao.ts'
import { respostasDoAparelho } from './respostas.ts'

/** With an answer at hand, nobody waits longer for a bad signal. */
const PACIENCIA_MS = 6_000

const semServidor = (erro: unknown) => erro instanceof ErroHttp && erro.semServidor

/**
 * The server's answer, which the device then keeps; without it, the last one that the device kept. `em` says of when it
 * is. The person's own: nobody gets an answer that was given to somebody else.
 */
export const comReserva = async <V>(
  nome: string,
  buscar: (signal: AbortSignal) => Promise<V>,
  signal: AbortSignal,
): Promise<{ em: string; valor: V }> => {
  const pessoa = sessao.estado().usuarioAutenticado?.id ?? ''
  const guardada = await respostasDoAparelho.ler<V>(pessoa, nome).catch(() => null)
  const prazo = AbortSignal.timeout(PACIENCIA_MS)
  try {
    const valor = await buscar(guardada ? AbortSignal.any([signal, prazo]) : signal)
    const em = await respostasDoAparelho.gravar(pessoa, nome, valor).catch(() => new Date().toISOString())
    return { em, valor }
  } catch (erro) {
    if (guardada && !signal.aborted && (semServidor(erro) || prazo.aborted)) return guardada
    throw erro
  }
}

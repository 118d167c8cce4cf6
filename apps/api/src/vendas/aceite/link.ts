import { caminhosDoLink } from '@balcao/contract/vendas/aceite-link'
import { BYTES_DO_ID, idDe, idEmBytes, lacre } from '#infra/auth/lacre.ts'

const MINUTOS_DO_INGRESSO = 60

export type LinkDoAceite = { vendaId: string; numero: number }
/** `desde`: when the person showed who they are, in seconds. */
export type Ingresso = LinkDoAceite & { desde: number }

const emBytes = (...numeros: number[]) => {
  const bytes = Buffer.alloc(4 * numeros.length)
  for (const [i, numero] of numeros.entries()) bytes.writeUInt32BE(numero, 4 * i)
  return bytes
}

/**
 * The subscriber's links. They are not stored: the sale's id, sealed, so that the seller can copy them at any time and
 * who reads the database has none. `numero` is the sale's `link_numero`, and only the last one opens.
 */
export const criarLinks = (chaveMestra: Buffer, urlPublica: string) => {
  const aceite = lacre(chaveMestra, 'aceite', BYTES_DO_ID + 4)
  const fechada = lacre(chaveMestra, 'fechada', BYTES_DO_ID + 4)
  const ingresso = lacre(chaveMestra, 'ingresso', BYTES_DO_ID + 8)

  const tokenDaFechada = (vendaId: string) => fechada.fechar(Buffer.concat([idEmBytes(vendaId), emBytes(0)]))
  const doAceite = (bytes: Buffer): LinkDoAceite => ({
    vendaId: idDe(bytes.subarray(0, BYTES_DO_ID)),
    numero: bytes.readUInt32BE(BYTES_DO_ID),
  })
  const caminhoDaFechada = (vendaId: string) => `${caminhosDoLink.fechada}${tokenDaFechada(vendaId)}`
  return {
    enderecoDoAceite: ({ vendaId, numero }: LinkDoAceite) =>
      `${urlPublica}${caminhosDoLink.aceite}${aceite.fechar(Buffer.concat([idEmBytes(vendaId), emBytes(numero)]))}`,
    lerAceite: (token: string) => {
      const bytes = aceite.abrir(token)
      return bytes && doAceite(bytes)
    },
    caminhoDaFechada,
    enderecoDaFechada: (vendaId: string) => `${urlPublica}${caminhoDaFechada(vendaId)}`,
    /** The sale's id. */
    lerFechada: (token: string) => {
      const bytes = fechada.abrir(token)
      return bytes && idDe(bytes.subarray(0, BYTES_DO_ID))
    },
    emitirIngresso: ({ vendaId, numero }: LinkDoAceite, agora = Date.now()) => {
      const desde = Math.floor(agora / 1000)
      return {
        ingresso: ingresso.fechar(Buffer.concat([idEmBytes(vendaId), emBytes(numero, desde)])),
        vale_ate: new Date((desde + MINUTOS_DO_INGRESSO * 60) * 1000).toISOString(),
      }
    },
    lerIngresso: (token: string): Ingresso | null => {
      const bytes = ingresso.abrir(token)
      if (!bytes) return null
      const desde = bytes.readUInt32BE(BYTES_DO_ID + 4)
      return Date.now() / 1000 < desde + MINUTOS_DO_INGRESSO * 60 ? { ...doAceite(bytes), desde } : null
    },
  }
}
export type Links = ReturnType<typeof criarLinks>

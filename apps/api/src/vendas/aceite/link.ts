import { caminhosDoLink } from '@balcao/contract/vendas/aceite-link'
import { BYTES_DO_ID, idDe, idEmBytes, lacre } from '#infra/auth/lacre.ts'

const MINUTOS_DO_INGRESSO = 60

/** Which of the sale's links: it counts those to accept by, and those to follow by apart. */
export type LinkDaVenda = { vendaId: string; numero: number }
/** `desde`: when the person showed who they are, in seconds. */
export type Ingresso = LinkDaVenda & { desde: number }
type DeQuem = { id: string; cliente_numero?: number | undefined }

/** The link to follow this sale by. A new sale had no client before. */
export const paraAcompanhar = ({ id, cliente_numero: numero = 0 }: DeQuem): LinkDaVenda => ({
  vendaId: id,
  numero,
})

const emBytes = (...numeros: number[]) => {
  const bytes = Buffer.alloc(4 * numeros.length)
  for (const [i, numero] of numeros.entries()) bytes.writeUInt32BE(numero, 4 * i)
  return bytes
}

/**
 * The subscriber's links. They are not stored: the sale's id, sealed, so that the seller can copy them at any time and
 * who reads the database has none. `numero` is the sale's `link_numero`, or the `cliente_numero` of the link to follow it
 * by, and only the last one opens.
 */
export const criarLinks = (chaveMestra: Buffer, urlPublica: string) => {
  const aceite = lacre(chaveMestra, 'aceite', BYTES_DO_ID + 4)
  const fechada = lacre(chaveMestra, 'fechada', BYTES_DO_ID + 4)
  const ingresso = lacre(chaveMestra, 'ingresso', BYTES_DO_ID + 8)

  const linkEmBytes = ({ vendaId, numero }: LinkDaVenda) =>
    Buffer.concat([idEmBytes(vendaId), emBytes(numero)])
  const linkDe = (bytes: Buffer): LinkDaVenda => ({
    vendaId: idDe(bytes.subarray(0, BYTES_DO_ID)),
    numero: bytes.readUInt32BE(BYTES_DO_ID),
  })
  const caminhoDaFechada = (link: LinkDaVenda) =>
    `${caminhosDoLink.fechada}${fechada.fechar(linkEmBytes(link))}`
  const tokenDoAceite = (link: LinkDaVenda) => aceite.fechar(linkEmBytes(link))
  return {
    tokenDoAceite,
    enderecoDoAceite: (link: LinkDaVenda) => `${urlPublica}${caminhosDoLink.aceite}${tokenDoAceite(link)}`,
    lerAceite: (token: string) => {
      const bytes = aceite.abrir(token)
      return bytes && linkDe(bytes)
    },
    caminhoDaFechada,
    enderecoDaFechada: (link: LinkDaVenda) => `${urlPublica}${caminhoDaFechada(link)}`,
    lerFechada: (token: string) => {
      const bytes = fechada.abrir(token)
      return bytes && linkDe(bytes)
    },
    emitirIngresso: ({ vendaId, numero }: LinkDaVenda, agora = Date.now()) => {
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
      return Date.now() / 1000 < desde + MINUTOS_DO_INGRESSO * 60 ? { ...linkDe(bytes), desde } : null
    },
  }
}
export type Links = ReturnType<typeof criarLinks>

import { CAMINHO_DO_BOLETO } from '@balcao/contract/cobranca/boleto-link'
import { BYTES_DO_ID, idDe, idEmBytes, lacre } from '#infra/auth/lacre.ts'

/** The client's link to a boleto. It is not stored: the id, sealed, so that it can be copied at any time. */
export const criarLinksDoBoleto = (chaveMestra: Buffer, urlPublica: string) => {
  const boleto = lacre(chaveMestra, 'boleto', BYTES_DO_ID)
  return {
    endereco: (id: string) => `${urlPublica}${CAMINHO_DO_BOLETO}${boleto.fechar(idEmBytes(id))}`,
    /** The boleto's id. */
    ler: (token: string) => {
      const bytes = boleto.abrir(token)
      return bytes && idDe(bytes)
    },
  }
}
export type LinksDoBoleto = ReturnType<typeof criarLinksDoBoleto>

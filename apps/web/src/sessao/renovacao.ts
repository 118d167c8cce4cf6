import { authApi } from '@balcao/contract/acesso/login'
import { codigos } from '@balcao/contract/base/erro'
import { ErroHttp } from '#http/erro.ts'
import type { Transporte } from '#http/transporte.ts'
import { type Cofre, paraGuardar, type TokensGuardados } from './tokens.ts'

const TRAVA = 'balcao-renovacao'
const LIMITE_MS = 20_000
/** How long the other tab may take until its new tokens appear in our storage. */
const ESPERA_PELA_OUTRA_ABA_MS = 2_500
const PASSO_MS = 50

type Dependencias = { transporte: Transporte; cofre: Cofre; travas: LockManager | undefined }

const pausa = (ms: number) => new Promise((pronto) => setTimeout(pronto, ms))

/**
 * Exchanges the refresh token for a new pair, once for all tabs. A refresh token is valid for one use, so two
 * tabs renewing at the same time would look like theft. Browsers offer locks only over HTTPS and on
 * localhost. Elsewhere the server's refusal (409) keeps the tabs apart.
 */
export const criarRenovacao = ({ transporte, cofre, travas }: Dependencias) => {
  const daOutraAba = async (recusado: string): Promise<TokensGuardados | null> => {
    for (let espera = 0; espera < ESPERA_PELA_OUTRA_ABA_MS; espera += PASSO_MS) {
      await pausa(PASSO_MS)
      const guardados = cofre.ler()
      if (!guardados) return null
      if (guardados.accessToken !== recusado) return guardados
    }
    return null
  }

  const trocar = async (recusado: string, primeiraVez = true): Promise<TokensGuardados> => {
    const guardados = cofre.ler()
    if (!guardados) throw new ErroHttp(401)
    if (guardados.accessToken !== recusado) return guardados
    try {
      const signal = AbortSignal.timeout(LIMITE_MS)
      const novos = await transporte(authApi.renovar, {}, { bearer: guardados.refreshToken, signal })
      const par = paraGuardar(novos)
      // If another tab signed out while the answer was on its way, that must not be undone.
      if (!cofre.ler()) throw new ErroHttp(401)
      cofre.guardar(par)
      return par
    } catch (erro) {
      if (erro instanceof DOMException) throw ErroHttp.semResposta(erro)
      if (!(erro instanceof ErroHttp) || erro.codigo !== codigos.sessaoJaRenovada) throw erro
      const alheios = primeiraVez && (await daOutraAba(recusado))
      if (alheios) return alheios
      // No other tab has them, so our own answer was lost. The server repeats it once.
      if (!primeiraVez || !cofre.ler()) throw new ErroHttp(401)
      return trocar(recusado, false)
    }
  }

  /** `recusado` is the access token that the API no longer accepts. */
  return (recusado: string): Promise<TokensGuardados> =>
    travas ? travas.request(TRAVA, () => trocar(recusado)) : trocar(recusado)
}

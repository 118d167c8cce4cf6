import { jwtVerify, SignJWT } from 'jose'
import { v7 } from 'uuid'
import { derivarChave } from './chaves.ts'

const EMISSOR = 'balcao'
const TOLERANCIA_DO_RELOGIO_S = 60
const LIDOS_GUARDADOS = 5_000
const SO_LETRAS_DE_TOKEN = /^[\w.-]+$/

type Tipo = 'access' | 'refresh'
export type Portador = { sessaoId: string; usuarioId: string; jti: string }

/** Access and refresh tokens. One algorithm, and one key per kind, so that neither can pass for the other. */
export const emissorDeTokens = (mestra: Buffer) => {
  const chaves = {
    access: derivarChave(mestra, 'token/access'),
    refresh: derivarChave(mestra, 'token/refresh'),
  }

  const assinar = (tipo: Tipo, { sessaoId, usuarioId, jti }: Portador, validade: string) =>
    new SignJWT({ sid: sessaoId })
      .setProtectedHeader({ alg: 'HS256', typ: `${tipo}+jwt` })
      .setIssuer(EMISSOR)
      .setAudience(EMISSOR)
      .setSubject(usuarioId)
      .setJti(jti)
      .setIssuedAt()
      .setExpirationTime(validade)
      .sign(chaves[tipo])

  /**
   * A valid signature stays valid, so each access token is verified once. After that only its expiry is
   * checked.
   */
  const lidos = new Map<string, { portador: Portador; fim: number }>()

  const lerAcesso = async (token: string) => {
    const lido = lidos.get(token)
    if (lido) return lido.fim + TOLERANCIA_DO_RELOGIO_S > Date.now() / 1000 ? lido.portador : null
    // Another spelling of the same token would be remembered as a second one and take up space.
    if (!SO_LETRAS_DE_TOKEN.test(token)) return null
    const novo = await ler('access', token)
    if (!novo) return null
    if (lidos.size >= LIDOS_GUARDADOS) lidos.delete(lidos.keys().next().value ?? '')
    lidos.set(token, novo)
    return novo.portador
  }

  const ler = async (tipo: Tipo, token: string) => {
    try {
      const { payload } = await jwtVerify(token, chaves[tipo], {
        algorithms: ['HS256'],
        typ: `${tipo}+jwt`,
        issuer: EMISSOR,
        audience: EMISSOR,
        requiredClaims: ['sub', 'sid', 'jti', 'exp'],
        clockTolerance: TOLERANCIA_DO_RELOGIO_S,
      })
      const portador: Portador = {
        sessaoId: String(payload.sid),
        usuarioId: String(payload.sub),
        jti: String(payload.jti),
      }
      return { portador, fim: payload.exp ?? 0 }
    } catch {
      return null
    }
  }

  return {
    /** `restam`: the seconds left in the session. Neither token outlives it. */
    emitir: async (de: Portador, { minutos, restam }: { minutos: number; restam: number }) => ({
      access_token: await assinar('access', { ...de, jti: v7() }, `${Math.min(minutos * 60, restam)}s`),
      refresh_token: await assinar('refresh', de, `${restam}s`),
    }),
    lerAcesso,
    lerRenovacao: async (token: string) => (await ler('refresh', token))?.portador ?? null,
  }
}
export type EmissorDeTokens = ReturnType<typeof emissorDeTokens>

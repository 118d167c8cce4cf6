import { jwtVerify, SignJWT } from 'jose'
import { v7 } from 'uuid'
import { derivarChave } from './chaves.ts'

const EMISSOR = 'balcao'
const TOLERANCIA_DO_RELOGIO = '60s'

type Tipo = 'access' | 'refresh'
export type Portador = { sessaoId: string; usuarioId: string; jti: string }

/** Access and refresh tokens. One algorithm, and a key per kind: one can never pass for the other. */
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

  const ler = async (tipo: Tipo, token: string): Promise<Portador | null> => {
    try {
      const { payload } = await jwtVerify(token, chaves[tipo], {
        algorithms: ['HS256'],
        typ: `${tipo}+jwt`,
        issuer: EMISSOR,
        audience: EMISSOR,
        requiredClaims: ['sub', 'sid', 'jti', 'exp'],
        clockTolerance: TOLERANCIA_DO_RELOGIO,
      })
      return { sessaoId: String(payload.sid), usuarioId: String(payload.sub), jti: String(payload.jti) }
    } catch {
      return null
    }
  }

  return {
    emitir: async (de: Portador, { minutos, dias }: { minutos: number; dias: number }) => ({
      access_token: await assinar('access', { ...de, jti: v7() }, `${minutos}m`),
      refresh_token: await assinar('refresh', de, `${dias}d`),
    }),
    lerAcesso: (token: string) => ler('access', token),
    lerRenovacao: (token: string) => ler('refresh', token),
  }
}
export type EmissorDeTokens = ReturnType<typeof emissorDeTokens>

import { authApi, type Credenciais } from '@balcao/contract/acesso/login'
import { ErroHttp } from '#http/erro.ts'
import { http } from '#http.ts'
import { sessao } from '#sessao.ts'

export type Convite = NonNullable<Credenciais['convite']>

let conhecido = ''
/** The e-mail of someone who has just set a password here, so that the login starts with it. Never stored. */
export const emailConhecido = () => conhecido

export const entrarComSenha = async (email: string, senha: string) => {
  const resposta = await http(authApi.login, { query: { provedor: 'local' }, body: { email, senha } })
  if ('access_token' in resposta) await sessao.entrar(resposta)
  conhecido = ''
}

/** The address for the pop-up. An invitation links the Microsoft account to the invited person. */
export const iniciarMicrosoft = async (convite?: Convite) => {
  const resposta = await http(authApi.login, {
    query: { provedor: 'microsoft' },
    body: convite ? { convite } : {},
  })
  if (!('authUrl' in resposta)) throw new Error('The answer to a Microsoft login carries no authUrl')
  return resposta.authUrl
}

export const enviarRecuperacao = (email: string) => http(authApi.enviarRecuperacao, { body: { email } })

/** A link from an e-mail with what the server knows about it, or `null` when it is no longer valid. */
export const conferirLink = async (link: Convite) => {
  try {
    return { link, validado: await http(authApi.validarToken, { query: link }) }
  } catch (erro) {
    if (erro instanceof ErroHttp && erro.status >= 400 && erro.status < 429) return null
    throw erro
  }
}

export const definirSenha = async (token: string, senha: string) => {
  const { email } = await http(authApi.definirSenha, { body: { senha } }, { bearer: token })
  conhecido = email
}

/** On a connection that died without a word, nobody waits long to leave the device to the next person. */
const ESPERA_PARA_SAIR_MS = 5_000

/** Signs out even when the server cannot be reached: nobody may stay signed in against their will. */
export const sair = async () => {
  await http(authApi.logout, {}, { signal: AbortSignal.timeout(ESPERA_PARA_SAIR_MS) }).catch(() => undefined)
  sessao.encerrar('saiu')
}

import { authApi, type Credenciais } from '@balcao/contract/acesso/login'
import { ErroHttp } from '#http/erro.ts'
import { http } from '#http.ts'
import { sessao } from '#sessao.ts'

export type Convite = NonNullable<Credenciais['convite']>

let conhecido = ''
/** Of whoever has just set a password here: the login starts with it. Never stored. */
export const emailConhecido = () => conhecido

export const entrarComSenha = async (email: string, senha: string) => {
  const resposta = await http(authApi.login, { query: { provedor: 'local' }, body: { email, senha } })
  if ('access_token' in resposta) await sessao.entrar(resposta)
  conhecido = ''
}

/** Where the pop-up has to go. An invitation ties the Microsoft account to the person invited. */
export const iniciarMicrosoft = async (convite?: Convite) => {
  const resposta = await http(authApi.login, {
    query: { provedor: 'microsoft' },
    body: convite ? { convite } : {},
  })
  if (!('authUrl' in resposta)) throw new Error('The answer to a Microsoft login carries no authUrl')
  return resposta.authUrl
}

export const enviarRecuperacao = (email: string) => http(authApi.enviarRecuperacao, { body: { email } })

/** A link from an e-mail with what the server knows of it, or `null` when it is no longer good. */
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

/** Leaves even when the server cannot be told: the person must never stay signed in against their will. */
export const sair = async () => {
  await http(authApi.logout).catch(() => undefined)
  sessao.encerrar('saiu')
}

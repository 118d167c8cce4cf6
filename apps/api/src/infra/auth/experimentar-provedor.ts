import * as oidc from 'openid-client'
import { descobrir, type Provedor } from './oidc.ts'

type Passo = { titulo: string; sucesso: boolean }
type Resultado = { sucesso: boolean; mensagem: string; passos: Passo[] }

/** Entra grants this scope to every application, so asking for it proves the credentials and nothing else. */
const ESCOPO = 'https://graph.microsoft.com/.default'

/** What Entra's error codes mean. They are part of its error text. */
const daEntra: [codigo: string, mensagem: string][] = [
  ['AADSTS700016', 'O ID do aplicativo não existe neste diretório. Confira o ID do aplicativo (cliente).'],
  ['AADSTS90002', 'Este diretório não existe. Confira o ID do diretório (locatário).'],
  ['AADSTS7000215', 'O segredo está errado. Copie o valor do segredo, não o ID dele.'],
  ['AADSTS7000222', 'O segredo venceu. Crie outro no Entra e troque-o aqui.'],
]

const codigoDe = (erro: unknown): string =>
  typeof erro === 'object' && erro !== null && 'code' in erro ? String(erro.code) : ''
const causaDe = (erro: unknown): unknown => (erro instanceof Error ? erro.cause : undefined)

/** Only the kind of failure: nothing that the other side said may leak. */
const falhaDeConexao = (erro: unknown, servidor: string) => {
  const codigos = [erro, causaDe(erro), causaDe(causaDe(erro))].map(codigoDe)
  const ha = (...quais: string[]) => codigos.some((codigo) => quais.includes(codigo))
  if (ha('OAUTH_TIMEOUT', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT')) return `${servidor} não respondeu a tempo.`
  if (ha('ENOTFOUND', 'EAI_AGAIN')) return `O servidor ${servidor} não foi encontrado.`
  if (ha('ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH')) return `${servidor} recusou a conexão.`
  if (codigos.some((codigo) => /CERT|TLS|SSL/.test(codigo))) return `A conexão segura com ${servidor} falhou.`
  return null
}

const falhaNaDescoberta = (erro: unknown, servidor: string) => {
  if (codigoDe(erro) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
    return `${servidor} se apresenta como outro emissor. Confira o ID do diretório (locatário).`
  return (
    falhaDeConexao(erro, servidor) ??
    `${servidor} não conhece este diretório. Confira o ID do diretório (locatário).`
  )
}

/**
 * `null` when the refusal comes after the credentials were accepted: the application may just not be allowed
 * to ask for itself.
 */
const falhaNasCredenciais = (erro: unknown, servidor: string) => {
  if (!(erro instanceof oidc.ResponseBodyError))
    return falhaDeConexao(erro, servidor) ?? `${servidor} não conferiu as credenciais.`
  const conhecido = daEntra.find(([codigo]) => erro.error_description?.includes(codigo))
  if (conhecido) return conhecido[1]
  return erro.error === 'invalid_client' ? 'O ID do aplicativo ou o segredo está errado.' : null
}

class PassoFalho extends Error {}

/** Goes as far as possible without a person, and reports the step at which it stopped. */
export const experimentarProvedor = async (provedor: Provedor): Promise<Resultado> => {
  const servidor = new URL(provedor.issuer).host
  const passos: Passo[] = []

  const tentar = async <T>(titulo: string, acao: Promise<T>, explicar: (erro: unknown) => string | null) => {
    const feito = await acao.catch((erro: unknown) => {
      const falha = explicar(erro)
      if (falha === null) return null
      passos.push({ titulo, sucesso: false })
      throw new PassoFalho(falha)
    })
    passos.push({ titulo, sucesso: true })
    return feito
  }

  try {
    const configuracao = await tentar('Encontrar o diretório e o emissor', descobrir(provedor), (erro) =>
      falhaNaDescoberta(erro, servidor),
    )
    if (configuracao)
      await tentar(
        'Conferir o aplicativo e o segredo',
        oidc.clientCredentialsGrant(configuracao, { scope: ESCOPO }),
        (erro) => falhaNasCredenciais(erro, servidor),
      )
  } catch (erro) {
    if (!(erro instanceof PassoFalho)) throw erro
    return { sucesso: false, mensagem: erro.message, passos }
  }
  const mensagem = `${servidor} reconheceu o diretório, o aplicativo e o segredo. Falta só uma pessoa entrar.`
  return { sucesso: true, mensagem, passos }
}

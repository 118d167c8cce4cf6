import * as z from 'zod/mini'
import { EmailDeAcesso, Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Senha, SenhaAtual } from '#valores/senha.ts'

export const provedores = ['local', 'microsoft'] as const
export const Provedor = z.enum(provedores)
export type Provedor = z.infer<typeof Provedor>

export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof Tokens>

/** The signed-in person, as every screen knows them. */
export const UsuarioAutenticado = z.object({
  id: Id,
  nome: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  provedor: Provedor,
  grupo: z.string(),
  permissoes: z.array(z.string()),
  todas_empresas: z.boolean(),
  versao: z.int(),
})
export type UsuarioAutenticado = z.infer<typeof UsuarioAutenticado>

const TokenSecreto = z.string().check(z.minLength(20), z.maxLength(200))

/**
 * One call serves both ways in. A local login sends e-mail and password; Microsoft sends at most an
 * invitation.
 */
export const Credenciais = z.strictObject({
  email: z.optional(EmailDeAcesso),
  senha: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  convite: z.optional(z.strictObject({ id: Id, token: TokenSecreto })),
})
export type Credenciais = z.infer<typeof Credenciais>

/** What the login form asks for. */
export const CredenciaisLocais = z.strictObject({
  email: EmailDeAcesso,
  senha: z.string().check(z.minLength(1), z.maxLength(1000)),
})

const Vazio = z.strictObject({})
const Mensagem = z.object({ message: z.string() })

export const authApi = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    permissao: 'publica',
    resumo: 'Entrar; com provedor=microsoft a resposta traz authUrl',
    query: z.strictObject({ provedor: z._default(Provedor, 'local') }),
    body: Credenciais,
    resposta: z.union([Tokens, z.object({ authUrl: z.string() })]),
  }),
  logout: endpoint({
    method: 'DELETE',
    path: '/auth/logout',
    permissao: 'autenticada',
    resumo: 'Encerrar a sessão atual',
    resposta: Vazio,
  }),
  eu: endpoint({
    method: 'GET',
    path: '/auth/me',
    permissao: 'autenticada',
    resumo: 'A pessoa autenticada',
    resposta: UsuarioAutenticado,
  }),
  renovar: endpoint({
    method: 'GET',
    path: '/auth/refresh',
    permissao: 'token',
    resumo: 'Renovar a sessão; o bearer é o refresh_token',
    resposta: Tokens,
  }),
  trocarSenha: endpoint({
    method: 'PUT',
    path: '/auth/senha',
    permissao: 'autenticada',
    resumo: 'Trocar a própria senha; encerra as outras sessões',
    body: z.strictObject({ senha_atual: SenhaAtual, senha: Senha }),
    resposta: Mensagem,
  }),
  definirSenha: endpoint({
    method: 'POST',
    path: '/auth/senha',
    permissao: 'token',
    resumo: 'Definir nova senha; o bearer é o token recebido por e-mail',
    body: z.strictObject({ senha: Senha }),
    /** The account's e-mail, because signing in comes next. */
    resposta: z.object({ message: z.string(), email: z.string() }),
  }),
  enviarRecuperacao: endpoint({
    method: 'POST',
    path: '/auth/recuperar-senha/enviar-email',
    permissao: 'publica',
    resumo: 'Pedir o e-mail de recuperação de senha',
    body: z.strictObject({ email: EmailDeAcesso }),
    resposta: Mensagem,
  }),
  validarToken: endpoint({
    method: 'GET',
    path: '/auth/recuperar-senha/validar-token',
    permissao: 'publica',
    resumo: 'Conferir um token de recuperação ou convite, sem gastá-lo',
    query: z.strictObject({ id: Id, token: TokenSecreto }),
    resposta: z.object({ nome: z.string(), motivo: z.enum(['RECUPERACAO', 'CONVITE']), provedor: Provedor }),
  }),
}

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import {
  conferirToken,
  gastarTokenPorId,
  ligarMicrosoft,
  usuarioDaMicrosoft,
} from '#acesso/credencial/credencial.commands.ts'
import { marcarConviteAceito } from '#acesso/usuario/acesso-do-usuario.commands.ts'
import type { ObterOidc, Oidc } from '#infra/auth/oidc.ts'
import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import { loginMicrosoft } from '#infra/freio/freio.table.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { naoAutenticado, Recusa } from '#infra/recusa/recusa.ts'
import { iniciarSessao } from './entrar.commands.ts'
import { porId } from './login.queries.ts'

export const MINUTOS_DO_LOGIN = 10
const resumir = (texto: string) => createHash('sha256').update(texto).digest('base64url')

const NAO_CONVIDADO =
  'Esta conta Microsoft não tem acesso. Peça um convite a quem administra o sistema e use o link recebido por e-mail.'

const FORA = 'A Microsoft não está respondendo. Tente de novo em instantes.'

export const exigirMicrosoft = async (obterOidc: ObterOidc) => {
  const oidc = await obterOidc()
  if (!oidc) throw new Recusa(404, 'SEM_MICROSOFT', 'O login com Microsoft não está configurado')
  return oidc
}

/** Starts a login. State, nonce and PKCE secret are stored here; the browser keeps a cookie that binds it. */
export const comecarMicrosoft = async (db: Db, oidc: Oidc, convite?: { id: string; token: string }) => {
  if (convite && !(await conferirToken(db, convite.id, convite.token)))
    throw naoAutenticado('Este convite não vale mais. Peça um novo.')
  const { estado, nonce, verificador, url } = await oidc.comecar().catch((causa: unknown) => {
    throw new Recusa(503, 'MICROSOFT_FORA', FORA, { esperarSegundos: 5, causa })
  })
  const navegador = randomBytes(32).toString('base64url')
  await db.insert(loginMicrosoft).values({
    estado_hash: resumir(estado),
    navegador_hash: resumir(navegador),
    nonce,
    verificador,
    convite_id: convite?.id ?? null,
    expira_em: sql`now() + make_interval(mins => ${MINUTOS_DO_LOGIN})`,
  })
  return { authUrl: url, estado, navegador }
}

/** Finishes the login. The row is deleted first, so that a code or a state never works twice. */
export const concluirMicrosoft = async (
  db: Db,
  oidc: Oidc,
  tokens: EmissorDeTokens,
  origem: Origem,
  { url, estado, navegador }: { url: URL; estado: string; navegador: string | undefined },
) => {
  const [pendente] = await db
    .delete(loginMicrosoft)
    .where(
      and(
        eq(loginMicrosoft.estado_hash, resumir(estado)),
        eq(loginMicrosoft.navegador_hash, resumir(navegador ?? '')),
        sql`${loginMicrosoft.expira_em} > now()`,
      ),
    )
    .returning()
  if (!pendente) throw naoAutenticado('Este login já foi usado ou expirou. Tente de novo.')
  if (url.searchParams.has('error')) throw naoAutenticado('Login cancelado')
  const conta = await oidc.concluir(url, { estado, ...pendente })
  if (!conta) throw naoAutenticado(NAO_CONVIDADO)

  const usuarioId = pendente.convite_id
    ? await aceitarConvite(db, pendente.convite_id, conta)
    : await usuarioDaMicrosoft(db, conta)
  const usuario = usuarioId ? await porId(db, usuarioId) : undefined
  if (usuario?.provedor !== 'microsoft') throw naoAutenticado(NAO_CONVIDADO)
  return iniciarSessao(db, tokens, origem, usuario)
}

/** The invitation proves the person, the login proves the account. Only both together link them. */
const aceitarConvite = (db: Db, conviteId: string, conta: { tid: string; oid: string }) =>
  db.transaction(async (db) => {
    const convite = await gastarTokenPorId(db, conviteId)
    const usuario = convite && (await porId(db, convite.usuario_id))
    if (usuario?.provedor !== 'microsoft') throw naoAutenticado('Este convite não vale mais. Peça um novo.')
    await aoRepetir(
      'credencial_microsoft',
      ligarMicrosoft(db, usuario.id, conta),
      () => new Recusa(409, 'CONTA_JA_LIGADA', 'Esta conta Microsoft já pertence a outro usuário.'),
    )
    await marcarConviteAceito(db, usuario.id)
    return usuario.id
  })

import { codigos } from '@balcao/contract/base/erro'
import { senhaAindaVale, senhaConfere } from '#acesso/credencial/credencial.commands.ts'
import { abrirSessao, encerrarSessao, renovarSessao } from '#acesso/sessao/sessao.commands.ts'
import { marcarAcesso } from '#acesso/usuario/acesso-do-usuario.commands.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { naVezDaSenha } from '#infra/auth/senha.ts'
import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, perdoarTentativas, regrasDeLogin } from '#infra/freio/freio.ts'
import type { Contexto, Origem } from '#infra/http/contexto.ts'
import { naoAutenticado, Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { porEmail } from './login.queries.ts'
import { estaAberta } from './sessao-aberta.queries.ts'

/** One text for every failure, so that it does not reveal whether the address exists. */
const RECUSADO = 'E-mail ou senha incorretos'

export const entrarComSenha = async (
  db: Db,
  tokens: EmissorDeTokens,
  origem: Origem,
  { email, senha }: { email: string; senha: string },
  partiu?: AbortSignal,
) => {
  // Before the try is counted, because being refused when the server is busy is not the person's mistake.
  naVezDaSenha.exigirLugar()
  const regras = regrasDeLogin(email, origem.ip)
  await contarTentativa(db, regras)
  const encontrado = await porEmail(db, email)
  const conferida = await senhaConfere(db, encontrado?.id ?? null, senha, partiu)
  if (!encontrado || !conferida || encontrado.provedor !== 'local') throw naoAutenticado(RECUSADO)
  await perdoarTentativas(db, regras)
  return db.transaction(async (db) => {
    if (!(await senhaAindaVale(db, encontrado.id, conferida))) throw naoAutenticado(RECUSADO)
    return iniciarSessao(db, tokens, origem, encontrado)
  })
}

/** The person has proved who they are, in whatever way. Opens the session and returns its tokens. */
export const iniciarSessao = (
  db: Db,
  tokens: EmissorDeTokens,
  origem: Origem,
  usuario: { id: string; nome: string },
) =>
  db.transaction(async (db) => {
    const { minutos, duracao } = await temposDeAcesso(db)
    const { id: sessaoId, token: jti, restam } = await abrirSessao(db, usuario.id, origem, duracao)
    await marcarAcesso(db, usuario.id)
    await auditar(db, { usuario, origem }, 'usuario', usuario.id, 'ENTRAR')
    return tokens.emitir({ sessaoId, usuarioId: usuario.id, jti }, { minutos, restam })
  })

const temposDeAcesso = async (db: Db) => {
  const { minutos_do_acesso: minutos, dias_da_sessao, dias_maximos_da_sessao } = await lerConfiguracao(db)
  return { minutos, duracao: { semUso: dias_da_sessao, maxima: dias_maximos_da_sessao } }
}

export const renovar = async (db: Db, tokens: EmissorDeTokens, origem: Origem, token: string | undefined) => {
  const lido = token ? await tokens.lerRenovacao(token) : null
  if (!lido) throw naoAutenticado()
  const { minutos, duracao } = await temposDeAcesso(db)
  const renovacao = await renovarSessao(db, { id: lido.sessaoId, jti: lido.jti }, origem, duracao)
  if (renovacao.resultado === 'ja_renovada')
    throw new Recusa(409, codigos.sessaoJaRenovada, 'A sessão acabou de ser renovada em outra aba')
  if (renovacao.resultado === 'recusada' && renovacao.roubada)
    await auditar(db, { sistema: 'renovação repetida', origem }, 'usuario', lido.usuarioId, 'REUSO')
  // Rights are checked again here: someone who was disabled meanwhile gets no new tokens.
  if (renovacao.resultado !== 'renovada' || !(await estaAberta(db, lido.sessaoId))) throw naoAutenticado()
  return tokens.emitir({ ...lido, jti: renovacao.token }, { minutos, restam: renovacao.restam })
}

export const sair = ({ db, ...autor }: Contexto) =>
  db.transaction(async (db) => {
    await encerrarSessao(db, 'SAIU', autor.usuario.id, autor.usuario.sessaoId)
    await auditar(db, autor, 'usuario', autor.usuario.id, 'SAIR')
    return {}
  })

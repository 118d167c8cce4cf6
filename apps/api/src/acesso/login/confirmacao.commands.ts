import { codigos } from '@balcao/contract/base/erro'
import { senhaAindaVale, senhaConfere } from '#acesso/credencial/credencial.commands.ts'
import { abertaHaPouco } from '#acesso/sessao/sessao.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, perdoarTentativas, regrasDeSenhaAtual } from '#infra/freio/freio.ts'
import type { ConfirmarIdentidade } from '#infra/http/confirmacao.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import { porId } from './login.queries.ts'

const MINUTOS_DO_LOGIN_RECENTE = 10

const incorreta = () => campoInvalido('senha_atual', 'Senha atual incorreta')

/** Returns the matching hash, or refuses. Outside any transaction, because a wrong try must stay counted. */
export const conferirSenhaAtual = async (db: Db, usuarioId: string, senha: string) => {
  const regras = regrasDeSenhaAtual(usuarioId)
  await contarTentativa(db, regras)
  const conferida = await senhaConfere(db, usuarioId, senha)
  if (!conferida) throw incorreta()
  await perdoarTentativas(db, regras)
  return conferida
}

/** For who writes the next one: another that came meanwhile stands, and who comes at the same time waits. */
export const exigirSenhaConferida = async (db: Db, usuarioId: string, hash: string) => {
  if (!(await senhaAindaVale(db, usuarioId, hash, 'update'))) throw incorreta()
}

/** People who come through Microsoft have no password here. A recent sign-in is their proof. */
export const confirmarIdentidade: ConfirmarIdentidade = async (db, quem, senha) => {
  const pessoa = await porId(db, quem.id)
  if (pessoa?.provedor === 'microsoft') return (db) => exigirLoginRecente(db, quem.sessaoId)
  if (senha === undefined)
    return async () => {
      throw campoInvalido('senha_atual', 'Confirme com a sua senha')
    }
  const conferida = await conferirSenhaAtual(db, quem.id, senha)
  return async (db) => {
    if (!(await senhaAindaVale(db, quem.id, conferida))) throw incorreta()
  }
}

const exigirLoginRecente = async (db: Db, sessaoId: string) => {
  if (await abertaHaPouco(db, sessaoId, MINUTOS_DO_LOGIN_RECENTE)) return
  throw new Recusa(
    403,
    codigos.loginAntigo,
    `Você entra pela Microsoft e não tem senha aqui. Para confirmar, saia, entre de novo com a Microsoft e repita a mudança em até ${MINUTOS_DO_LOGIN_RECENTE} minutos.`,
  )
}

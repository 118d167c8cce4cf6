import { randomInt } from 'node:crypto'
import { count, isNotNull, sql } from 'drizzle-orm'
import pg from 'pg'
import { gravarSenha, gravarSenhaSorteada, senhaSorteadaDe } from './acesso/credencial/credencial.commands.ts'
import { grupoPermissao } from './acesso/grupo-permissao/grupo-permissao.table.ts'
import { gruposIniciais } from './acesso/grupo-permissao/grupos-iniciais.ts'
import { usuario } from './acesso/usuario/usuario.table.ts'
import { auditar } from './infra/auditoria/auditoria.commands.ts'
import type { Db } from './infra/db/conexao.ts'

const TRAVA = 726_873
const TRAVA_DA_SENHA = 726_878
// Without letters and digits that look alike, because the password is copied from a terminal by hand.
const LETRAS = 'abcdefghjkmnpqrstuvwxyz23456789'

const sortearSenha = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => LETRAS[randomInt(LETRAS.length)]).join(''),
  ).join('-')

const autor = { sistema: 'primeiro início' }

type Admin = { email: string; senha: string | undefined }
type Banco = { pool: pg.Pool; db: Db }

/**
 * On an empty database: creates the initial groups and the first administrator. Returns the generated
 * password, to be shown once, or no password when the environment gave it. Returns null when there was
 * nothing to do. A start that failed has shown nothing, so the next one generates another password as long as
 * nobody has ever signed in.
 */
export const prepararPrimeiroInicio = (
  { pool, db }: Banco,
  admin: Admin,
  aoEncerrar: (parar: () => unknown) => void,
) =>
  db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${TRAVA})`)
    const [existentes] = await db.select({ total: count() }).from(usuario)
    const vazio = !existentes?.total
    const quem = vazio ? await criarAdministrador(db, admin.email) : await comSenhaPorMostrar(db)
    if (!quem) return null
    const dadaNoInicio = vazio && admin.senha !== undefined
    if (!dadaNoInicio && !(await travarSenhaSorteada(pool, aoEncerrar)) && !vazio) return null

    const senha = admin.senha ?? sortearSenha()
    if (admin.senha) await gravarSenha(db, quem.id, senha)
    else await gravarSenhaSorteada(db, quem.id, senha)
    if (!vazio) await auditar(db, autor, 'usuario', quem.id, 'SENHA')
    return { email: quem.email, senha: admin.senha ? null : senha }
  })

/** The person who still has the generated password, if nobody has ever signed in. */
const comSenhaPorMostrar = async (db: Db) => {
  const [entrou] = await db
    .select({ id: usuario.id })
    .from(usuario)
    .where(isNotNull(usuario.ultimo_acesso))
    .limit(1)
  return entrou ? undefined : senhaSorteadaDe(db)
}

/**
 * The copy that generates the password holds this lock on its own connection as long as it lives. Other
 * copies that start meanwhile leave the password alone, because it is on that copy's screen. The lock ends
 * with the process, however that ends.
 */
const travarSenhaSorteada = async (pool: pg.Pool, aoEncerrar: (parar: () => unknown) => void) => {
  const conexao = new pg.Client(pool.options)
  // Losing the connection only releases the lock.
  conexao.on('error', () => {})
  await conexao.connect()
  const { rows } = await conexao.query<{ minha: boolean }>('select pg_try_advisory_lock($1) as minha', [
    TRAVA_DA_SENHA,
  ])
  if (rows[0]?.minha) aoEncerrar(() => conexao.end())
  else await conexao.end()
  return rows[0]?.minha === true
}

const criarAdministrador = async (db: Db, email: string) => {
  const grupos = await db.insert(grupoPermissao).values(gruposIniciais).returning()
  for (const grupo of grupos) await auditar(db, autor, 'grupo_permissao', grupo.id, 'CRIAR', {}, grupo)
  const [administrador] = grupos
  if (!administrador) throw new Error('os grupos não voltaram da inserção')

  const [criado] = await db
    .insert(usuario)
    .values({
      nome: 'Administrador',
      email,
      grupo_permissao_id: administrador.id,
      todas_empresas: true,
      provedor: 'local',
      convite_aceito_em: sql`now()`,
    })
    .returning()
  if (!criado) throw new Error('o administrador não voltou da inserção')
  await auditar(db, autor, 'usuario', criado.id, 'CRIAR', {}, { nome: criado.nome, email: criado.email })
  return criado
}

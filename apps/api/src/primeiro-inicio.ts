import { randomInt } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import { auditar } from './auditoria/auditoria.commands.ts'
import { gravarSenha } from './credencial/credencial.commands.ts'
import type { Db } from './db/conexao.ts'
import { grupoPermissao } from './grupo-permissao/grupo-permissao.table.ts'
import { gruposIniciais } from './grupo-permissao/grupos-iniciais.ts'
import { usuario } from './usuario/usuario.table.ts'

const TRAVA = 726_873
// No letters or digits that are mistaken for one another: the password is copied from a terminal by hand.
const LETRAS = 'abcdefghjkmnpqrstuvwxyz23456789'

const sortearSenha = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => LETRAS[randomInt(LETRAS.length)]).join(''),
  ).join('-')

/**
 * On an empty database: the four groups and the first administrator. Gives the password that was drawn, to be
 * shown once; null when there was nothing to do or the password was given from outside.
 */
export const prepararPrimeiroInicio = (db: Db, admin: { email: string; senha: string | undefined }) =>
  db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${TRAVA})`)
    const [existentes] = await db.select({ total: count() }).from(usuario)
    if (existentes?.total) return null

    const autor = { usuario: null, origem: { ip: '', agente: 'primeiro início' } }
    const grupos = await db.insert(grupoPermissao).values(gruposIniciais).returning()
    for (const grupo of grupos) await auditar(db, autor, 'grupo_permissao', grupo.id, 'CRIAR', {}, grupo)
    const [administrador] = grupos
    if (!administrador) throw new Error('os grupos não voltaram da inserção')

    const senha = admin.senha ?? sortearSenha()
    const [criado] = await db
      .insert(usuario)
      .values({
        nome: 'Administrador',
        email: admin.email,
        grupo_permissao_id: administrador.id,
        todas_empresas: true,
        provedor: 'local',
        convite_aceito_em: sql`now()`,
      })
      .returning()
    if (!criado) throw new Error('o administrador não voltou da inserção')
    await gravarSenha(db, criado.id, senha)
    await auditar(db, autor, 'usuario', criado.id, 'CRIAR', {}, { nome: criado.nome, email: criado.email })
    return { email: admin.email, senha: admin.senha ? null : senha }
  })

import type { DadosUsuario } from '@balcao/contract/usuario'
import { eq, sql } from 'drizzle-orm'
import { auditar } from '../auditoria/auditoria.commands.ts'
import type { Db } from '../db/conexao.ts'
import { novaVersao } from '../db/versao.ts'
import type { Contexto } from '../http/contexto.ts'
import { naoAutenticado, versaoDesatualizada } from '../http/recusa.ts'
import { usuario } from './usuario.table.ts'

/** What happens to the record of a person because they came in, or edited themselves. */

export const marcarAcesso = (db: Db, id: string) =>
  db.update(usuario).set({ ultimo_acesso: sql`now()` }).where(eq(usuario.id, id))

export const marcarConviteAceito = (db: Db, id: string) =>
  db
    .update(usuario)
    .set({ convite_aceito_em: sql`coalesce(${usuario.convite_aceito_em}, now())` })
    .where(eq(usuario.id, id))

export const editarProprioCadastro = (
  { db, ...autor }: Contexto,
  { versao, ...dados }: Pick<DadosUsuario, 'nome' | 'telefone'> & { versao: number },
) =>
  db.transaction(async (db) => {
    const [atual] = await db.select().from(usuario).where(eq(usuario.id, autor.usuario.id)).for('update')
    if (!atual) throw naoAutenticado()
    if (atual.versao !== versao)
      throw versaoDesatualizada({ nome: atual.nome, telefone: atual.telefone, versao: atual.versao })
    await db
      .update(usuario)
      .set({ ...dados, ...novaVersao(atual) })
      .where(eq(usuario.id, atual.id))
    await auditar(
      db,
      autor,
      'usuario',
      atual.id,
      'EDITAR',
      { nome: atual.nome, telefone: atual.telefone },
      dados,
    )
  })

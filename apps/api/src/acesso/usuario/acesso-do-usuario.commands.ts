import type { DadosUsuario } from '@balcao/contract/acesso/usuario'
import { eq, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoAutenticado, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { travarMudancaDeAcesso } from './administrador.ts'
import { obterUsuario } from './usuario.queries.ts'
import { usuario, usuarioEmpresa } from './usuario.table.ts'

/** Changes to a person's record because they came in, edited themselves or created a company. */

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

/** The answer to `darAQuemCriou`. */
export const ganharEmpresa = async (
  db: Db,
  autor: Omit<Contexto, 'db'>,
  nova: { id: string; nome: string },
): Promise<Pessoa> => {
  const { empresas } = autor.usuario
  if (empresas === null) return autor.usuario
  await travarMudancaDeAcesso(db, autor.usuario)
  await db.select({ id: usuario.id }).from(usuario).where(eq(usuario.id, autor.usuario.id)).for('update')
  const eu = await obterUsuario(db, autor.usuario, autor.usuario.id)
  await db.insert(usuarioEmpresa).values({ usuario_id: eu.id, empresa_id: nova.id })
  await db.update(usuario).set(novaVersao(eu)).where(eq(usuario.id, eu.id))
  const nomes = eu.empresas.map((e) => e.nome)
  const depois = { empresas: [...nomes, nova.nome] }
  publicar(db, 'direitos', [eu.id])
  await auditar(db, autor, 'usuario', eu.id, 'EDITAR', { empresas: nomes }, depois)
  return { ...autor.usuario, empresas: [...empresas, nova.id] }
}

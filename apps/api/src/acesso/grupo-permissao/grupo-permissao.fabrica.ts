import { randomBytes } from 'node:crypto'
import type { DadosGrupo } from '@balcao/contract/acesso/grupo-permissao'
import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { grupoPermissao } from './grupo-permissao.table.ts'

/** The body of a group that may do nothing; each test says only what matters to it. */
export const dadosDeGrupo = (dados: Partial<DadosGrupo> = {}): DadosGrupo => ({
  nome: `Grupo ${randomBytes(4).toString('hex')}`,
  descricao: null,
  permissoes: [],
  ...dados,
})

/** A group straight in the database, for tests whose subject is something else. */
export const umGrupo = async (db: Db, dados: Partial<DadosGrupo> = {}) => {
  const [criado] = await db.insert(grupoPermissao).values(dadosDeGrupo(dados)).returning()
  if (!criado) throw new Error('sem grupo')
  return criado
}

export const grupoChamado = async (db: Db, nome: string) => {
  const [encontrado] = await db.select().from(grupoPermissao).where(eq(grupoPermissao.nome, nome))
  if (!encontrado) throw new Error(`sem o grupo ${nome}`)
  return encontrado
}

import { randomBytes } from 'node:crypto'
import type { DadosRecurso } from '@balcao/contract/catalogo/recurso'
import type { Db } from '#infra/db/conexao.ts'
import { recurso } from './recurso.table.ts'

/** The body of a resource; each test says only what matters to it. */
export const dadosDeRecurso = (dados: Partial<DadosRecurso> = {}): DadosRecurso => ({
  nome: `Recurso ${randomBytes(4).toString('hex')}`,
  descricao: null,
  icone: 'tabler:wifi',
  cor: null,
  ...dados,
})

/** A resource straight in the database, for tests whose subject is something else. */
export const umRecurso = async (
  db: Db,
  { ordem = 1, ...dados }: Partial<DadosRecurso> & { ordem?: number } = {},
) => {
  const [criado] = await db
    .insert(recurso)
    .values({ ...dadosDeRecurso(dados), ordem })
    .returning()
  if (!criado) throw new Error('sem recurso')
  return criado
}

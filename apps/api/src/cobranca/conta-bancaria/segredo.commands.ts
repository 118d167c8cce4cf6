import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { ENTIDADE } from './conta-bancaria.queries.ts'
import { contaBancaria as conta } from './conta-bancaria.table.ts'
import { travarConta } from './travar.ts'

const BYTES = 32
const nomeNoCofre = (id: string) => `conta-bancaria/${id}`

/** Null: there is none, or it was encrypted for another account or with another key. */
export const abrirSegredo = (
  cofre: Cofre,
  { id, segredo_dos_avisos }: { id: string; segredo_dos_avisos: string | null },
) => segredo_dos_avisos && cofre.abrir(nomeNoCofre(id), segredo_dos_avisos)

/** The form of Standard Webhooks. The former one stops working at once. */
export const criarSegredo = ({ db, ...autor }: Contexto, cofre: Cofre, id: string) =>
  db.transaction(async (db) => {
    const atual = await travarConta(db, autor.usuario, id)
    const segredo = `whsec_${randomBytes(BYTES).toString('base64')}`
    const segredo_dos_avisos = cofre.fechar(nomeNoCofre(atual.id), segredo)
    await db
      .update(conta)
      .set({ segredo_dos_avisos, ...novaVersao(atual) })
      .where(eq(conta.id, id))
    const [antes, depois] = atual.tem_segredo ? ['definido', 'trocado'] : [null, 'definido']
    await auditar(
      db,
      autor,
      ENTIDADE,
      atual.id,
      'EDITAR',
      { segredo_dos_avisos: antes },
      { segredo_dos_avisos: depois },
    )
    return { segredo }
  })

export const excluirSegredo = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const atual = await travarConta(db, autor.usuario, id)
    if (!atual.tem_segredo) return {}
    await db
      .update(conta)
      .set({ segredo_dos_avisos: null, ...novaVersao(atual) })
      .where(eq(conta.id, id))
    await auditar(db, autor, ENTIDADE, atual.id, 'EDITAR', { segredo_dos_avisos: 'definido' })
    return {}
  })

import { eq, inArray } from 'drizzle-orm'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { agirNoAtendimento } from './agir.commands.ts'
import type { AtendimentoTravado } from './alcance.ts'
import { atendimento } from './atendimento.table.ts'
import { anotarNoAtendimento } from './historico.commands.ts'

const recusa = (texto: string) => campoInvalido('principal_id', texto)

/** Both in one order: two people who merge them into each other wait, and never in a circle. */
const travarJuntos = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: atendimento.id })
    .from(atendimento)
    .where(inArray(atendimento.id, [...ids]))
    .orderBy(atendimento.id)
    .for('no key update')

const exigirPrincipal = async (db: Db, duplicado: AtendimentoTravado, id: string) => {
  const [principal] = await db.select().from(atendimento).where(eq(atendimento.id, id))
  // Of another client is as good as none: it may be out of reach.
  if (!principal || principal.cliente_id !== duplicado.cliente_id || principal.id === duplicado.id)
    throw recusa('Escolha outro atendimento deste cliente')
  if (principal.situacao === 'FECHADO')
    throw recusa(`O atendimento ${principal.protocolo} está fechado: reabra-o antes, ou escolha outro`)
  return principal
}

/** The double is closed and points to the main one. What was merged into it before goes along. */
export const unirAtendimento = (
  contexto: Contexto,
  id: string,
  { versao, principal_id }: { versao: number; principal_id: string },
) =>
  agirNoAtendimento(
    contexto,
    'unir',
    id,
    versao,
    async (db, atual, autor) => {
      const principal = await exigirPrincipal(db, atual, principal_id)
      await db.update(atendimento).set({ unido_a: principal.id }).where(eq(atendimento.unido_a, atual.id))
      await db.update(atendimento).set(novaVersao(principal)).where(eq(atendimento.id, principal.id))
      const { situacao: de } = principal
      await anotarNoAtendimento(db, autor, {
        ...{ atendimento_id: principal.id, acao: 'receber', de, para: de },
        detalhe: `o ${atual.protocolo}`,
      })
      return {
        mudancas: { unido_a: principal.id, aguarda_desde: null },
        detalhe: `ao ${principal.protocolo}`,
      }
    },
    {
      repetida: ({ unido_a }) => unido_a === principal_id,
      antes: (db) => travarJuntos(db, [id, principal_id]),
    },
  )

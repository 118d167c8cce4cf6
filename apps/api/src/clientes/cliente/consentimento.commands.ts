import { type DadosConsentimento, nomesDasFinalidades } from '@balcao/contract/clientes/cliente/consentimento'
import { sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { clienteConsentimento } from './consentimento.table.ts'
import { clienteMudou } from './emitir.commands.ts'
import { ENTIDADE } from './historico.ts'
import { mascararCliente } from './mascarar.ts'
import { obterCliente } from './obter.queries.ts'
import { exigirIdentificado, travarCliente } from './travar.ts'

/**
 * Adds a statement of the person. Nothing is overwritten, so no version is needed and none changes. The same
 * statement again adds nothing. By another means, it is one more proof.
 */
export const registrarConsentimento = ({ db, ...autor }: Contexto, id: string, dados: DadosConsentimento) =>
  db.transaction(async (db) => {
    const atual = await travarCliente(db, autor.usuario, id)
    exigirIdentificado(atual)
    const vigente = atual.consentimentos.find((c) => c.finalidade === dados.finalidade)
    if (vigente?.concedido === dados.concedido && vigente.meio === dados.meio)
      return mascararCliente(autor.usuario, atual)
    await db.insert(clienteConsentimento).values({
      ...dados,
      cliente_id: atual.id,
      // The time when it got the lock, not when it began to wait, because the last statement is the one that
      // counts.
      em: sql`clock_timestamp()`,
      usuario_id: autor.usuario.id,
      usuario_nome: autor.usuario.nome,
      ip: autor.origem.ip,
    })
    const depois = { ...dados, finalidade: nomesDasFinalidades[dados.finalidade] }
    await auditar(db, autor, ENTIDADE, atual.id, 'CONSENTIR', {}, depois)
    await clienteMudou(db, atual.id)
    return obterCliente(db, autor.usuario, atual.id)
  })

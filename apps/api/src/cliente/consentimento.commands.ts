import { type DadosConsentimento, nomesDasFinalidades } from '@balcao/contract/cliente/consentimento'
import { auditar } from '../auditoria/auditoria.commands.ts'
import type { Contexto } from '../http/contexto.ts'
import { clienteConsentimento } from './consentimento.table.ts'
import { ENTIDADE } from './historico.ts'
import { obterCliente } from './obter.queries.ts'
import { exigirIdentificado, travarCliente } from './travar.ts'

/** Adds what the person said. Nothing is overwritten, so no version is asked for and none moves. */
export const registrarConsentimento = ({ db, ...autor }: Contexto, id: string, dados: DadosConsentimento) =>
  db.transaction(async (db) => {
    const atual = await travarCliente(db, autor.usuario, id)
    exigirIdentificado(atual)
    await db.insert(clienteConsentimento).values({
      ...dados,
      cliente_id: atual.id,
      usuario_id: autor.usuario.id,
      usuario_nome: autor.usuario.nome,
      ip: autor.origem.ip,
    })
    const depois = { ...dados, finalidade: nomesDasFinalidades[dados.finalidade] }
    await auditar(db, autor, ENTIDADE, atual.id, 'CONSENTIR', {}, depois)
    return obterCliente(db, autor.usuario, atual.id)
  })

import type { DadosRestricao } from '@balcao/contract/clientes/cliente/api'
import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { eq } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { cliente } from './cliente.table.ts'
import { clienteMudou } from './emitir.commands.ts'
import { ENTIDADE } from './historico.ts'
import { obterCliente } from './obter.queries.ts'
import { exigirIdentificado, exigirVersao, travarCliente } from './travar.ts'

/** If the client is already restricted, the new reason replaces the earlier one. */
export const restringirCliente = (contexto: Contexto, id: string, { motivo, versao }: DadosRestricao) =>
  mudarRestricao(contexto, id, versao, () => ({
    acao: 'RESTRINGIR',
    restricao: { motivo, por: contexto.usuario.nome, em: new Date().toISOString() },
  }))

export const liberarCliente = (contexto: Contexto, id: string, versao: number) =>
  mudarRestricao(contexto, id, versao, (atual) => {
    if (!atual.restricao) throw new Recusa(409, 'SEM_RESTRICAO', 'Este cliente não está restrito')
    return { acao: 'LIBERAR', restricao: null }
  })

type Mudanca = { acao: 'RESTRINGIR' | 'LIBERAR'; restricao: Cliente['restricao'] }

const mudarRestricao = (
  { db, ...autor }: Contexto,
  id: string,
  versao: number,
  decidir: (atual: Cliente) => Mudanca,
) =>
  db.transaction(async (db) => {
    const atual = await travarCliente(db, autor.usuario, id)
    exigirIdentificado(atual)
    exigirVersao(autor.usuario, atual, versao)
    const { acao, restricao } = decidir(atual)
    await db
      .update(cliente)
      .set({ restricao, ...novaVersao(atual) })
      .where(eq(cliente.id, atual.id))
    const motivos = [atual.restricao?.motivo, restricao?.motivo]
    await auditar(db, autor, ENTIDADE, atual.id, acao, { restricao: motivos[0] }, { restricao: motivos[1] })
    await clienteMudou(db, atual.id)
    return obterCliente(db, autor.usuario, atual.id)
  })

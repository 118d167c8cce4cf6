import type { Atendimento, NovaMensagem } from '@balcao/contract/posvenda/atendimento'
import { eq, sql } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { exigirPossivel } from './agir.commands.ts'
import { travarAtendimento } from './alcance.ts'
import { obterAtendimento } from './atendimento.queries.ts'
import { atendimento } from './atendimento.table.ts'
import { atendimentoMensagem } from './conversa.table.ts'

const emailDoCliente = async (db: Db, clienteId: string) => {
  const [lido] = await db.select({ email: cliente.email }).from(cliente).where(eq(cliente.id, clienteId))
  if (lido?.email) return lido.email
  throw new Recusa(
    409,
    'SEM_EMAIL',
    'Este cliente não tem e-mail. Complete o cadastro, ou fale com ele por outro canal e anote aqui.',
  )
}

export type PartesDaMensagem = {
  enfileirar: Enfileirar
  /** Refuses while there is no mail server. */
  exigirEmail: (db: Db) => Promise<void>
}

/** Sent again with the same id and words, it is the same message, and one mail. */
export const escreverNoAtendimento = (
  { db, ...autor }: Contexto,
  { enfileirar, exigirEmail }: PartesDaMensagem,
  id: string,
  nova: NovaMensagem,
): Promise<Atendimento> =>
  db.transaction(async (db) => {
    const quem = autor.usuario
    const { id: mensagemId, tipo, texto } = nova
    const atual = await travarAtendimento(db, quem, id)
    if (await foiEscrita(db, quem.id, id, nova)) return obterAtendimento(db, quem, id)
    await exigirPossivel(db, quem, 'escrever', atual)
    const para = tipo === 'AO_CLIENTE' ? await emailDoCliente(db, atual.cliente_id) : null
    if (para) await exigirEmail(db)
    await db.insert(atendimentoMensagem).values({
      ...{ id: mensagemId, atendimento_id: id, tipo, texto, usuario_id: quem.id, quem: quem.nome },
      ...(para && { para, envio: 'NA_FILA' }),
    })
    await db.update(atendimento).set({ atualizado_em: sql`now()` }).where(eq(atendimento.id, id))
    // Not its words: the audit could not forget them.
    await auditar(db, autor, 'atendimento_mensagem', mensagemId, 'CRIAR', {}, { atendimento_id: id, tipo })
    if (para) await enfileirar(db, 'carta_do_atendimento', { mensagemId })
    publicar(db, 'atendimento', [id])
    return obterAtendimento(db, quem, id)
  })

const foiEscrita = async (db: Db, quemId: string, id: string, nova: NovaMensagem) => {
  const [escrita] = await db.select().from(atendimentoMensagem).where(eq(atendimentoMensagem.id, nova.id))
  if (!escrita) return false
  const { usuario_id, atendimento_id, tipo, texto } = escrita
  if (usuario_id === quemId && atendimento_id === id && tipo === nova.tipo && texto === nova.texto)
    return true
  throw new Recusa(409, 'JA_EXISTE', 'Já há outra mensagem com este identificador. Escreva de novo.')
}

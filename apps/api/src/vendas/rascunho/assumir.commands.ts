import { codigosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { Rascunho } from '@balcao/contract/vendas/rascunho-api'
import { and, eq, sql } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa, semPermissao } from '#infra/recusa/recusa.ts'
import { assumivelPor, SAIU } from './de-quem-saiu.queries.ts'
import { exigirLugar } from './rascunho.commands.ts'
import { lerRascunho } from './rascunho.queries.ts'
import { rascunho } from './rascunho.table.ts'
import { travarRascunho } from './travar.ts'

const ENTIDADE = 'rascunho'

/** Its attachments come along: they are reached through the draft. Twice is as good as once. */
export const assumirRascunho = ({ db, ...autor }: Contexto, id: string): Promise<Rascunho> =>
  db.transaction(async (db) => {
    const quem = autor.usuario
    await travarRascunho(db, id)
    const dono = await donoQueSaiu(db, quem, id)
    if (dono !== quem.id) {
      if (!quem.pode('REALIZAR_VENDA')) throw semPermissao('Só quem vende assume um rascunho')
      await exigirLugar(db, quem)
      await db
        .update(rascunho)
        .set({
          usuario_id: quem.id,
          // The sale is of who takes it over, unless it was made in a third person's name.
          dados: sql`case when ${rascunho.dados} ->> 'vendedor_id' = ${dono} then ${rascunho.dados} - 'vendedor_id'
            else ${rascunho.dados} end`,
          versao: sql`${rascunho.versao} + 1`,
          // It is in use again, and kept as long as any other.
          atualizado_em: sql`now()`,
        })
        .where(eq(rascunho.id, id))
      await auditar(db, autor, ENTIDADE, id, 'EDITAR', { usuario_id: dono }, { usuario_id: quem.id })
    }
    const assumido = await lerRascunho(db, quem, id)
    if (!assumido) throw naoEncontrado()
    return assumido
  })

/** Whose it is: of somebody who left, or already of the person. They are not let in again before the transaction ends. */
const donoQueSaiu = async (db: Db, quem: Pessoa, id: string) => {
  const [achado] = await db
    .select({ dono: rascunho.usuario_id, saiu: SAIU })
    .from(rascunho)
    .innerJoin(usuario, eq(usuario.id, rascunho.usuario_id))
    .where(and(eq(rascunho.id, id), assumivelPor(quem)))
    .for('share', { of: usuario })
  if (!achado) throw naoEncontrado()
  if (achado.saiu || achado.dono === quem.id) return achado.dono
  throw (await foiAssumido(db, id)) ? assumidoPorOutro() : naoEncontrado()
}

/** Nothing else is ever noted of a draft. */
const foiAssumido = (db: Db, id: string) =>
  db.$count(auditoria, and(eq(auditoria.entidade, ENTIDADE), eq(auditoria.entidade_id, id)))

const assumidoPorOutro = () =>
  new Recusa(409, codigosDoRascunho.assumido, 'Outra pessoa assumiu este rascunho antes de você.')

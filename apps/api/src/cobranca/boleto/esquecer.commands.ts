import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { REMOVIDO } from '#clientes/cliente/removido.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import { boleto, boletoHistorico } from './boleto.table.ts'
import { atualizarBusca } from './busca.commands.ts'

/** Without the person nobody could be asked to pay these. */
export const boletosEmAberto = async (db: Db, clientes: readonly string[]): Promise<Uso> => {
  const abertos = await db
    .select({ numero: boleto.numero })
    .from(boleto)
    .where(and(inArray(boleto.cliente_id, [...clientes]), lt(boleto.a_vencer, 'infinity')))
    .orderBy(boleto.numero)
  return {
    um: 'boleto em aberto',
    varios: 'boletos em aberto',
    nomes: abertos.map(({ numero }) => String(numero)),
  }
}

/** What was charged, when, and what was paid stays: the books need it. Who paid, and typed words, go. */
export const esquecerNosBoletos = async (db: Db, { cliente_id }: { cliente_id: string }) => {
  const esquecidos = await db
    .update(boleto)
    .set({
      pagador: sql`${boleto.pagador} || ${JSON.stringify({ nome: REMOVIDO, documento: '', endereco: '', bairro: '' })}::jsonb
        || jsonb_build_object('cep', left(${boleto.pagador} ->> 'cep', 5) || '000')`,
      descricao: sql`case ${boleto.origem} when 'AVULSO' then ${REMOVIDO} else ${boleto.descricao} end`,
      itens: sql`case ${boleto.origem} when 'AVULSO' then
        jsonb_build_array(jsonb_build_object('descricao', ${REMOVIDO}::text, 'valor', ${boleto.valor})) else ${boleto.itens} end`,
      motivo: sql`case when ${boleto.motivo} is not null then ${REMOVIDO} end`,
      atualizado_em: sql`now()`,
      versao: sql`${boleto.versao} + 1`,
    })
    .where(eq(boleto.cliente_id, cliente_id))
    .returning({ id: boleto.id })
  const ids = esquecidos.map(({ id }) => id)
  if (!ids.length) return
  await atualizarBusca(db, ids)
  await db
    .update(boletoHistorico)
    .set({
      motivo: sql`case when ${boletoHistorico.motivo} is not null then ${REMOVIDO} end`,
      // To whom it was sent: also partly hidden, an address may say who it is.
      texto: sql`regexp_replace(${boletoHistorico.texto}, '\\S+@\\S+', ${REMOVIDO}, 'g')`,
    })
    .where(inArray(boletoHistorico.boleto_id, ids))
}

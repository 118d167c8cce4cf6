import { gruposDeVenda } from '@balcao/contract/vendas/venda-filtro'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { esquecerUsos } from '#catalogo/promocao/promocao-uso.commands.ts'
import { REMOVIDO, SEM_PESSOA, SEM_PORTA } from '#clientes/cliente/removido.ts'
import { anonimizarFeitoPor, anonimizarHistorico } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import { descartarAnexos } from '#vendas/anexo/anexo.commands.ts'
import { venda, vendaHistorico } from './venda.table.ts'

/** Without the person nobody could finish these. */
export const vendasEmAndamento = async (db: Db, clientes: readonly string[]): Promise<Uso> => {
  const abertas = await db
    .select({ protocolo: venda.protocolo })
    .from(venda)
    .where(
      and(
        inArray(venda.cliente_id, [...clientes]),
        notInArray(venda.situacao, [...gruposDeVenda.encerradas]),
      ),
    )
    .orderBy(venda.protocolo)
  return {
    um: 'venda em andamento',
    varios: 'vendas em andamento',
    nomes: abertas.map(({ protocolo }) => String(protocolo)),
  }
}

const NINGUEM = { ...SEM_PESSOA, cpf_cnpj: '' }
const json = (valor: object) => sql`${JSON.stringify(valor)}::jsonb`
const ondeHavia = (coluna: typeof venda.motivo | typeof vendaHistorico.motivo) =>
  sql`case when ${coluna} is not null then ${REMOVIDO} end`

/** What was sold, for how much, when and in which city stays: the books need it. */
const SEM_A_PESSOA = {
  cliente: sql`${json(NINGUEM)} || jsonb_build_object('tipo_pessoa', ${venda.cliente} -> 'tipo_pessoa')`,
  endereco: sql`${venda.endereco} || ${json(SEM_PORTA)}
    || jsonb_build_object('cep', left(${venda.endereco} ->> 'cep', 5) || '000')`,
  dados: sql`${venda.dados} - 'observacoes' || jsonb_build_object(
    'cliente', jsonb_build_object('tipo_pessoa', ${venda.cliente} -> 'tipo_pessoa'),
    'endereco', jsonb_build_object('codigo_ibge', ${venda.codigo_ibge}))`,
  cliente_nome: SEM_PESSOA.nome,
  observacoes: null,
  motivo: ondeHavia(venda.motivo),
  autorizacao: sql`${venda.autorizacao} || ${json({ motivo: REMOVIDO })}`,
  atualizado_em: sql`now()`,
  versao: sql`${venda.versao} + 1`,
}

/** What they did by themselves in sales that are another client's by now. So rare that there is no index for it. */
const esquecerNasPassadas = async (db: Db, clienteId: string) => {
  const feitas = await db
    .update(vendaHistorico)
    .set({ motivo: ondeHavia(vendaHistorico.motivo), quem: REMOVIDO })
    .where(and(eq(vendaHistorico.autor, 'ASSINANTE'), eq(vendaHistorico.autor_id, clienteId)))
    .returning({ venda: vendaHistorico.venda_id })
  const ids = feitas.map(({ venda }) => venda)
  await anonimizarFeitoPor(db, clienteId, 'venda', ids)
}

/** Their sales, with history and attachments in every version. */
export const esquecerNasVendas = async (db: Db, { cliente_id }: { cliente_id: string }) => {
  await esquecerNasPassadas(db, cliente_id)
  const vendas = await db
    .update(venda)
    .set(SEM_A_PESSOA)
    .where(eq(venda.cliente_id, cliente_id))
    .returning({ id: venda.id })
  const ids = vendas.map(({ id }) => id)
  if (!ids.length) return
  await db
    .update(vendaHistorico)
    .set({
      motivo: ondeHavia(vendaHistorico.motivo),
      quem: sql`case when ${vendaHistorico.autor} = 'ASSINANTE' then ${REMOVIDO} else ${vendaHistorico.quem} end`,
    })
    .where(inArray(vendaHistorico.venda_id, ids))
  await esquecerUsos(db, ids)
  await descartarAnexos(db, ids)
  await anonimizarHistorico(db, 'venda', ids)
}

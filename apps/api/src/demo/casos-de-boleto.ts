import { somar } from '@balcao/contract/catalogo/preco/preco'
import { txidDoBoleto } from '@balcao/contract/cobranca/boleto'
import { somarDias } from '@balcao/contract/valores/dia'
import { umaVezNaVenda } from '@balcao/contract/vendas/contrato-meses'
import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { contaDoAviso } from '#cobranca/aviso/aviso.queries.ts'
import { receberAviso } from '#cobranca/aviso/receber.commands.ts'
import { cancelarBoleto, mudarVencimento, pagarBoleto } from '#cobranca/boleto/agir.commands.ts'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { emitirAvulso } from '#cobranca/boleto/emitir/avulso.commands.ts'
import type { ContaDeEmissao } from '#cobranca/boleto/emitir/conta.queries.ts'
import { emitirDaVenda } from '#cobranca/boleto/emitir/venda.commands.ts'
import type { LinksDoBoleto } from '#cobranca/boleto/link.ts'
import { emitirLote } from '#cobranca/boleto/lote/emitir-lote.commands.ts'
import { iniciarLote } from '#cobranca/boleto/lote/lote.commands.ts'
import { boletoLote } from '#cobranca/boleto/lote.table.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { semFila } from './arquivos-do-banco.ts'

/** Nobody reads the link in what these commands answer. */
const SEM_LINKS: LinksDoBoleto = { endereco: () => '', ler: () => null }

/**
 * The coming month of a company, issued on that day. One contract had no address then: somebody has corrected it
 * since, and only has to issue its boleto.
 */
export const emitirProximoMes = async (
  contexto: Contexto,
  { empresa }: ContaDeEmissao,
  { emissao, competencia }: { emissao: string; competencia: string },
) => {
  const { db } = contexto
  const { rows } = await db.execute<{ id: string; logradouro: string }>(sql`
    select e.id, e.logradouro from cliente_endereco e join cliente_plano k on k.endereco_id = e.id
    join venda v on v.id = k.venda_id join cliente c on c.id = k.cliente_id
    where c.empresa_id = ${empresa.id}::uuid and k.situacao = 'ATIVO' and v.forma_pagamento = 'BOLETO'
      and not exists (select 1 from cliente_endereco o where o.cliente_id = c.id and o.id <> e.id)
    order by k.id desc limit 1`)
  const comEndereco = (logradouro: string, id: string) =>
    db.execute(sql`update cliente_endereco set logradouro = ${logradouro} where id = ${id}::uuid`)
  for (const { id } of rows) await comEndereco('', id)
  const loteId = await iniciarLote(contexto, semFila, { empresa_id: empresa.id, competencia })
  await emitirLote(db, loteId, () => true)
  for (const { id, logradouro } of rows) await comEndereco(logradouro, id)
  const criado_em = `${emissao}T13:30:00Z`
  await db
    .update(boletoLote)
    .set({ emissao, criado_em, concluido_em: `${emissao}T13:30:04Z` })
    .where(eq(boletoLote.id, loteId))
  await db.update(boleto).set({ emissao }).where(eq(boleto.lote_id, loteId))
}

const umAberto = async ({ db }: Contexto, { conta }: ContaDeEmissao, onde: ReturnType<typeof sql>) => {
  const [achado] = await db
    .select()
    .from(boleto)
    .where(and(eq(boleto.conta_bancaria_id, conta.id), eq(boleto.situacao, 'ABERTO'), onde))
    .orderBy(asc(boleto.a_vencer), asc(boleto.id))
    .limit(1)
  return achado
}

/** What a clerk did today, one boleto after the other. */
export const gravarCasosDeBoleto = async (contexto: Contexto, de: ContaDeEmissao, hoje: string) => {
  const ATRASADO = sql`${boleto.a_vencer} between ${somarDias(hoje, -14)}::date and ${somarDias(hoje, -1)}::date
    and ${boleto.registro} = 'REGISTRADO' and not exists (select 1 from boleto o
      where o.cliente_plano_id = ${boleto.cliente_plano_id} and o.a_vencer < ${boleto.vencimento})`
  const A_VENCER = sql`${boleto.vencimento} > ${hoje}::date and ${boleto.lote_id} is not null
    and ${boleto.registro} = 'REGISTRADO'`
  const remarcado = await umAberto(contexto, de, ATRASADO)
  if (remarcado)
    await mudarVencimento(contexto, SEM_LINKS, remarcado.id, {
      versao: remarcado.versao,
      vencimento: somarDias(hoje, 5),
    })
  const pago = await umAberto(contexto, de, ATRASADO)
  if (pago)
    await pagarBoleto(contexto, SEM_LINKS, pago.id, {
      ...{ versao: pago.versao, motivo: 'Pagou no balcão, sem a multa, recibo 118', pago_em: hoje },
      ...{ valor: pago.valor, meio: 'DINHEIRO', com_diferenca: true },
    })
  const cancelado = await umAberto(contexto, de, A_VENCER)
  if (cancelado)
    await cancelarBoleto(contexto, SEM_LINKS, cancelado.id, {
      ...{ versao: cancelado.versao, motivo: 'Pagou dois meses adiantados em dinheiro' },
    })
  await cobrarInstalacoes(contexto, de, hoje)
  const { cliente_id } = remarcado ?? {}
  if (cliente_id)
    await emitirAvulso(contexto, {
      ...{ id: v7(), cliente_id, descricao: 'Troca do roteador danificado', valor: 120_00 },
      vencimento: somarDias(hoje, 7),
    })
}

const INSTALACOES = 2

/** Sales whose installation is paid before it is made. */
const cobrarInstalacoes = async (contexto: Contexto, { empresa }: ContaDeEmissao, hoje: string) => {
  const agendadas = await contexto.db
    .select({ id: venda.id, preco: venda.preco })
    .from(venda)
    .where(and(eq(venda.empresa_id, empresa.id), eq(venda.situacao, 'AGENDADA')))
    .orderBy(asc(venda.id))
  const cobradas = agendadas.filter(({ preco }) => somar(umaVezNaVenda(preco)).total > 0)
  for (const { id } of cobradas.slice(0, INSTALACOES))
    await emitirDaVenda(contexto, id, { vencimento: somarDias(hoje, 3) })
}

/** Notices that somebody has to look at: too little, and of a title that nobody knows. */
export const gravarAvisosAConferir = async (contexto: Contexto, de: ContaDeEmissao, hoje: string) => {
  const { db } = contexto
  const conta = await contaDoAviso(db, de.conta.id)
  const aberto = await umAberto(contexto, de, sql`${boleto.valor} > 60_00`)
  if (!conta || !aberto) return
  const pago = { evento: 'PAGO', meio: 'PIX', pago_em: hoje } as const
  const txid = txidDoBoleto(aberto.numero)
  await receberAviso(db, conta, 'pix-a-menor', {
    ...pago,
    txid,
    valor: 50_00,
    fim_a_fim: 'E60701190AMENOR0001',
  })
  await receberAviso(db, conta, 'pix-de-fora', {
    ...pago,
    txid: 'CONTRATO778',
    valor: 99_90,
    fim_a_fim: 'E60701190DEFORA0001',
  })
}

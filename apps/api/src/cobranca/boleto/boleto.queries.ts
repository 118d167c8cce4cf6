import {
  ocultarDocumento,
  ocultarEmail,
  ocultarTelefone,
  ocultarTexto,
} from '@balcao/contract/clientes/cliente/mascara'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { acoesPossiveisNoBoleto } from '@balcao/contract/cobranca/boleto-acoes'
import { linhaDigitavel } from '@balcao/contract/cobranca/codigo-de-barras'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { alcancado, type BoletoTravado } from './alcance.ts'
import { boleto, boletoHistorico, boletoPagamento } from './boleto.table.ts'
import { comoFoiPago } from './como-foi-pago.queries.ts'
import { type ContaDeEmissao, lerConta } from './emitir/conta.queries.ts'
import { pixDo } from './emitir/montar.ts'
import type { LinksDoBoleto } from './link.ts'
import { boletoInstrucao, remessa } from './remessa.table.ts'
import { prazoDo, valorDeHoje, valorNoDia } from './valor-no-dia.ts'

/** Whoever may not view clients sees the ends of it. */
const pagadorVisto = (quem: Pessoa, pagador: Boleto['pagador']): Boleto['pagador'] =>
  veTudo(quem)
    ? pagador
    : {
        ...pagador,
        documento: ocultarDocumento(pagador.documento),
        endereco: ocultarTexto(pagador.endereco),
        cep: `${pagador.cep.slice(0, 5)}***`,
      }

const lerContato = async (db: Db, quem: Pessoa, id: string | null): Promise<Boleto['contato']> => {
  const [lido] = id
    ? await db
        .select({ email: cliente.email, telefones: cliente.telefones })
        .from(cliente)
        .where(eq(cliente.id, id))
    : []
  const telefone = (lido?.telefones.find(({ whatsapp }) => whatsapp) ?? lido?.telefones[0])?.numero ?? null
  const email = lido?.email ?? null
  if (veTudo(quem)) return { email, telefone }
  return { email: email && ocultarEmail(email), telefone: telefone && ocultarTelefone(telefone) }
}

/**
 * Frozen while nothing is added by the day; otherwise with today's amount, because a Pix code has its value in it. None
 * where a discount leaves nothing to pay.
 */
export const pixDeHoje = (
  lido: Pick<BoletoTravado, 'pix' | 'situacao' | 'numero' | 'valor'>,
  de: ContaDeEmissao,
  { total }: { total: number },
) => {
  if (lido.situacao !== 'ABERTO' || !lido.pix || total <= 0) return null
  return total === lido.valor ? lido.pix : pixDo(de, { numero: lido.numero, valor: total })
}

const lerTudo = (db: Db, id: string) =>
  Promise.all([
    db
      .select()
      .from(boletoPagamento)
      .where(eq(boletoPagamento.boleto_id, id))
      .orderBy(asc(boletoPagamento.id)),
    db
      .select()
      .from(boletoHistorico)
      .where(eq(boletoHistorico.boleto_id, id))
      .orderBy(desc(boletoHistorico.id)),
    db
      .select({ movimento: boletoInstrucao.movimento })
      .from(boletoInstrucao)
      .where(and(eq(boletoInstrucao.boleto_id, id), isNull(boletoInstrucao.remessa_id)))
      .orderBy(asc(boletoInstrucao.id)),
    db
      .select({ numero: remessa.numero, baixada_em: remessa.baixada_em })
      .from(boletoInstrucao)
      .innerJoin(remessa, eq(remessa.id, boletoInstrucao.remessa_id))
      .where(eq(boletoInstrucao.boleto_id, id))
      .orderBy(desc(remessa.id))
      .limit(1),
  ])

const nomeDe = async (db: Db, id: string | null): Promise<string | null> => {
  const [lido] = id ? await db.select({ nome: usuario.nome }).from(usuario).where(eq(usuario.id, id)) : []
  return lido?.nome ?? null
}

type Recebido = Pick<typeof boletoPagamento.$inferSelect, 'a_mao' | 'situacao' | 'valor' | 'pago_em'>

const diferencaAceita = (
  lido: BoletoTravado,
  { a_mao, situacao, valor, pago_em }: Recebido,
  configuracao: Configuracao,
) => (a_mao && situacao === 'QUITOU' ? valor - valorNoDia(lido, configuracao, pago_em).total : 0)

type Vista = { quem: Pessoa; links: LinksDoBoleto; configuracao: Configuracao }

const verBoleto = async (
  db: Db,
  lido: BoletoTravado,
  { quem, links, configuracao }: Vista,
): Promise<Boleto> => {
  const [de, [pagamentos, historico, aRemeter, [naRemessa = null]], contato, [dono], emitido_por, pago] =
    await Promise.all([
      lerConta(db, lido.conta_bancaria_id),
      lerTudo(db, lido.id),
      lerContato(db, quem, lido.cliente_id),
      lido.cliente_id
        ? db
            .select({ id: cliente.id, nome: cliente.nome })
            .from(cliente)
            .where(eq(cliente.id, lido.cliente_id))
        : [],
      nomeDe(db, lido.criado_por),
      comoFoiPago(db, lido.id),
    ])
  if (!de) throw new Error('um boleto sem conta bancária')
  const hoje = valorDeHoje(lido, configuracao)
  const { a_vencer: _, ...colunas } = lido
  return {
    ...colunas,
    empresa: { id: de.empresa.id, nome: de.empresa.nome_fantasia },
    conta: { id: de.conta.id, nome: de.conta.nome, banco: de.conta.banco },
    cliente: dono ?? null,
    pagador: pagadorVisto(quem, lido.pagador),
    nosso_numero_impresso: bancos[de.conta.banco].nossoNumeroImpresso(de.conta, lido.nosso_numero),
    linha_digitavel: linhaDigitavel(lido.codigo_barras),
    pix: pixDeHoje(lido, de, hoje),
    hoje,
    prazo: prazoDo(lido, configuracao),
    a_remeter: aRemeter.map(({ movimento }) => movimento),
    remessa: naRemessa,
    pagamentos: pagamentos.map((um) => ({ ...um, diferenca: diferencaAceita(lido, um, configuracao) })),
    ...{ historico, emitido_por, em_lote: lido.lote_id !== null },
    acoes: acoesPossiveisNoBoleto({ ...lido, ...pago }, quem.pode),
    link: lido.origem === 'TESTE' ? null : links.endereco(lido.id),
    contato,
  }
}

/** 404 when it is out of reach. */
export const lerBoleto = async (db: Db, quem: Pessoa, id: string): Promise<BoletoTravado> => {
  const [lido] = await db
    .select()
    .from(boleto)
    .where(and(eq(boleto.id, id), alcancado(quem)))
  if (!lido) throw naoEncontrado()
  return lido
}

export const obterBoleto = async (
  db: Db,
  quem: Pessoa,
  links: LinksDoBoleto,
  id: string,
): Promise<Boleto> => {
  const [lido, configuracao] = await Promise.all([lerBoleto(db, quem, id), lerConfiguracao(db)])
  return verBoleto(db, lido, { quem, links, configuracao })
}

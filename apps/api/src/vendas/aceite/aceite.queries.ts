import type { AceiteDaVenda } from '@balcao/contract/vendas/aceite-da-venda-api'
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, semPermissao } from '#infra/recusa/recusa.ts'
import { alcancada, mandaLink } from '#vendas/venda/venda.queries.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { aceite, type ProvasDoAceite } from './aceite.table.ts'
import type { LinkDaVenda } from './link.ts'

export type Aceito = typeof aceite.$inferSelect

/** Neither of a person who was forgotten, nor of one who had the sale before. */
export const deQuemCompra = and(isNull(aceite.descartado_em), isNull(aceite.cliente_id))

export const aceiteDoLink = async (db: Db, { vendaId, numero }: LinkDaVenda): Promise<Aceito | undefined> => {
  const [achado] = await db
    .select()
    .from(aceite)
    .where(and(eq(aceite.venda_id, vendaId), eq(aceite.link_numero, numero), deQuemCompra))
  return achado
}

export type UltimoAceite = Aceito & Pick<typeof venda.$inferSelect, 'cliente_numero'>

/** The last one of who buys, whether or not the sale was changed afterwards. */
export const ultimoAceite = async (db: Db, vendaId: string): Promise<UltimoAceite | undefined> => {
  const [achado] = await db
    .select({ ...getTableColumns(aceite), cliente_numero: venda.cliente_numero })
    .from(aceite)
    .innerJoin(venda, eq(venda.id, aceite.venda_id))
    .where(and(eq(aceite.venda_id, vendaId), deQuemCompra))
    .orderBy(desc(aceite.link_numero))
    .limit(1)
  return achado
}

/** 404 when the sale is out of reach. */
export const vendaAlcancada = async (db: Db, quem: Pessoa, id: string) => {
  const [achada] = await db
    .select()
    .from(venda)
    .where(and(eq(venda.id, id), alcancada(quem)))
  if (!achada) throw naoEncontrado()
  return achada
}

/** Whoever hands the links over could open it through them anyway. */
const levaComprovante = (quem: Pessoa, vendida: { donos: string[] }) =>
  veTudo(quem) || mandaLink(quem, vendida)

/** 404 when the sale is out of reach. */
export const vendaDoComprovante = async (db: Db, quem: Pessoa, id: string) => {
  const vendida = await vendaAlcancada(db, quem, id)
  if (!levaComprovante(quem, vendida))
    throw semPermissao(
      'O comprovante é de quem pode visualizar os dados do cliente ou mandar o link da venda',
    )
  return vendida
}

/** Where the subscriber was and what they read is data of theirs. */
const oQueLeu = (quem: Pessoa, { ip, agente }: Aceito, { oferta }: ProvasDoAceite) =>
  veTudo(quem)
    ? { ip: ip ?? '', agente: agente ?? '', textos: oferta.textos }
    : { ip: null, agente: null, textos: [] }

export const obterAceite = async (
  db: Db,
  quem: Pessoa,
  id: string,
): Promise<{ aceite: AceiteDaVenda | null }> => {
  const vendida = await vendaAlcancada(db, quem, id)
  const achado = await ultimoAceite(db, id)
  if (!achado?.provas) return { aceite: null }
  const { em, resumo, nome, texto_sha256, pdf_sha256, provas } = achado
  return {
    aceite: {
      ...{ em, texto_sha256, pdf_sha256 },
      vale: vendida.aceite_resumo === resumo,
      nome: nome ?? '',
      ...oQueLeu(quem, achado, provas),
      documentos: provas.documentos.map(({ tipo, sha256, enviado_em }) => ({ tipo, sha256, enviado_em })),
      comprovante: levaComprovante(quem, vendida),
    },
  }
}

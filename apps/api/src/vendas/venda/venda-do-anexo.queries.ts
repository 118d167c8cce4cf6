import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import type { vendaDoAnexo } from '#vendas/anexo/venda-do-anexo.ts'
import { rascunho } from '#vendas/rascunho/rascunho.table.ts'
import { travarRascunho } from '#vendas/rascunho/travar.ts'
import { documentosDoAssinante } from './anexos.queries.ts'
import { alcancada } from './venda.queries.ts'
import { venda } from './venda.table.ts'

type Respostas = ReturnType<typeof vendaDoAnexo>

const deQuem: Respostas['deQuem'] = async (db, quem, id, travar) => {
  const enviadas = db
    .select({
      ...{ situacao: venda.situacao, donos: venda.donos },
      ...{ empresa_id: venda.empresa_id, cliente_id: venda.cliente_id },
    })
    .from(venda)
    .where(eq(venda.id, id))
  const [enviada] = await (travar ? enviadas.for('share') : enviadas)
  if (enviada) {
    const propria = enviada.donos.includes(quem.contaId)
    const feitaOuVista = (propria && !quem.programa) || quem.pode('LISTAR.TODAS_VENDAS')
    const alcancada = feitaOuVista && temEmpresa(quem, enviada.empresa_id)
    const { situacao, cliente_id } = enviada
    return alcancada ? { situacao, propria, cliente_id } : 'ALHEIA'
  }
  const abertos = db.select({ usuario_id: rascunho.usuario_id }).from(rascunho).where(eq(rascunho.id, id))
  const [aberto] = await (travar ? abertos.for('share') : abertos)
  if (!aberto) return null
  return aberto.usuario_id === quem.id ? { situacao: 'RASCUNHO', propria: true } : 'ALHEIA'
}

const existentes: Respostas['existentes'] = async (db, ids) => {
  const vendas = db
    .select({ id: venda.id })
    .from(venda)
    .where(inArray(venda.id, [...ids]))
  const rascunhos = db
    .select({ id: rascunho.id })
    .from(rascunho)
    .where(inArray(rascunho.id, [...ids]))
  return [...(await vendas), ...(await rascunhos)].map(({ id }) => id)
}

const existe: Respostas['existe'] = async (db, id) => {
  await travarRascunho(db, id)
  return (await existentes(db, [id])).length > 0
}

const protocolosDeOutros: Respostas['protocolosDeOutros'] = async (db: Db, quem, id, outros) =>
  db
    .select({ id: venda.id, protocolo: venda.protocolo })
    .from(venda)
    .where(
      and(
        inArray(venda.id, [...outros]),
        ne(venda.cliente_id, sql`(select v.cliente_id from venda v where v.id = ${id})`),
        alcancada(quem),
      ),
    )
    .orderBy(venda.protocolo)

const impedimentoDoAssinante: Respostas['impedimentoDoAssinante'] = async (db, id, tipo) => {
  const [enviada] = await db
    .select({ situacao: venda.situacao, oferta: venda.oferta, aceite_ate: venda.aceite_ate })
    .from(venda)
    .where(eq(venda.id, id))
    .for('share')
  if (enviada?.situacao !== 'AGUARDANDO_ACEITE' || Date.parse(enviada.aceite_ate ?? '') < Date.now())
    return 'Esta contratação não recebe mais documentos por aqui. Se falta algum, fale com quem vendeu para você.'
  const { anexaveis } = await documentosDoAssinante(db, id, enviada.oferta.canal)
  return anexaveis.includes(tipo)
    ? null
    : 'Este documento não é pedido a você, ou já foi entregue. Se precisa trocá-lo, fale com quem vendeu para você.'
}

/** The answers to `vendaDoAnexo`. */
export const respostasAosAnexos: Respostas = {
  deQuem,
  impedimentoDoAssinante,
  existentes,
  existe,
  protocolosDeOutros,
}

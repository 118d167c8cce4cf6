import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { ReferenciaAoCliente } from '#clientes/cliente/referencias.ts'
import type { SecaoDoArquivo } from '#clientes/cliente/secoes.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { deQuemCompra } from './aceite.queries.ts'
import { aceite } from './aceite.table.ts'

const campos = {
  protocolo: sql`(select to_json(v.protocolo) from venda v where v.id = aceite.venda_id)`,
  em: aceite.em,
  nome: aceite.nome,
  ip: aceite.ip,
  navegador: aceite.agente,
  textos: sql`${aceite.provas} #> '{oferta,textos}'`,
  texto_sha256: aceite.texto_sha256,
  documentos: sql`${aceite.provas} -> 'documentos'`,
  pdf_sha256: aceite.pdf_sha256,
}

/** What the person's LGPD file tells of what they accepted. */
export const aceitesDaPessoa: SecaoDoArquivo = {
  titulo: 'aceites',
  ler: (db, registros, { depois, limite }) => {
    const ids = registros.map(({ cliente_id }) => cliente_id)
    const vendas = db.select({ id: venda.id }).from(venda).where(inArray(venda.cliente_id, ids))
    return db
      .select({ chave_da_linha: aceite.id, ...campos })
      .from(aceite)
      .where(and(inArray(aceite.venda_id, vendas), deQuemCompra, gt(aceite.id, depois)))
      .orderBy(asc(aceite.id))
      .limit(limite)
  },
}

/** Of sales that are another client's by now: a merge moves these, and the file tells of them too. */
export const aceiteDoCliente: ReferenciaAoCliente = {
  coluna: aceite.cliente_id,
  id: aceite.id,
  titulo: 'aceites_de_vendas_passadas_a_outro',
  campos,
}

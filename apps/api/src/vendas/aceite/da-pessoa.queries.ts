import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { SecaoDoArquivo } from '#clientes/cliente/secoes.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { aceite } from './aceite.table.ts'

/** What the person's LGPD file tells of what they accepted. */
export const aceitesDaPessoa: SecaoDoArquivo = {
  titulo: 'aceites',
  ler: (db, registros, { depois, limite }) =>
    db
      .select({
        chave_da_linha: aceite.id,
        protocolo: venda.protocolo,
        em: aceite.em,
        nome: aceite.nome,
        ip: aceite.ip,
        navegador: aceite.agente,
        textos: sql`${aceite.provas} #> '{oferta,textos}'`,
        texto_sha256: aceite.texto_sha256,
        documentos: sql`${aceite.provas} -> 'documentos'`,
        pdf_sha256: aceite.pdf_sha256,
      })
      .from(aceite)
      .innerJoin(venda, eq(venda.id, aceite.venda_id))
      .where(
        and(
          inArray(
            venda.cliente_id,
            registros.map(({ cliente_id }) => cliente_id),
          ),
          isNull(aceite.descartado_em),
          gt(aceite.id, depois),
        ),
      )
      .orderBy(asc(aceite.id))
      .limit(limite),
}

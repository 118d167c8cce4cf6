import type { Aviso, FiltroAvisos } from '@balcao/contract/vendas/aviso-api'
import { oQueEspera } from '@balcao/contract/vendas/aviso-espera'
import { TETO_DE_NAO_LIDOS } from '@balcao/contract/vendas/aviso-numero-api'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { prepararComQuem, DE_QUEM_PERGUNTA as QUEM } from '#acesso/login/sessao-aberta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { escreverCursor, lerCursor } from '#infra/db/cursor.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { alcancada, ehPropria } from '#vendas/venda/venda.queries.ts'
import { venda, vendaHistorico } from '#vendas/venda/venda.table.ts'
import { aviso } from './aviso.table.ts'

const POR_PAGINA = 30

/** What the person was told about sales that they still reach, the latest first. */
export const listarAvisos = async (db: Db, quem: Pessoa, filtro: FiltroAvisos) => {
  const { limite = POR_PAGINA, cursor, so_nao_lidos } = filtro
  const lidos = await db
    .select({
      id: aviso.id,
      tipo: aviso.tipo,
      criado_em: aviso.criado_em,
      lido_em: aviso.lido_em,
      venda_id: aviso.venda_id,
      protocolo: venda.protocolo,
      cliente: venda.cliente_nome,
      situacao: venda.situacao,
      donos: venda.donos,
      quem: vendaHistorico.quem,
      motivo: vendaHistorico.motivo,
      de: vendaHistorico.de,
      para: vendaHistorico.para,
      anexos: aviso.anexos,
    })
    .from(aviso)
    .innerJoin(venda, eq(venda.id, aviso.venda_id))
    .innerJoin(vendaHistorico, eq(vendaHistorico.id, aviso.historico_id))
    .where(
      and(
        eq(aviso.usuario_id, quem.id),
        so_nao_lidos && isNull(aviso.lido_em),
        cursor ? lt(aviso.id, sql`${lerCursor(cursor).chave}::uuid`) : undefined,
        alcancada(quem),
      ),
    )
    .orderBy(desc(aviso.id))
    .limit(limite + 1)
  const itens = lidos.slice(0, limite).map(
    ({ donos, de, para, ...lido }): Aviso => ({
      ...lido,
      propria: ehPropria(quem, { donos }),
      espera: oQueEspera({ tipo: lido.tipo, de, para }),
    }),
  )
  const ultimo = lidos.length > limite ? itens.at(-1) : undefined
  const proximo = ultimo ? escreverCursor({ sentido: 'depois', chave: ultimo.id, id: ultimo.id }) : null
  return { itens, anterior: null, proximo }
}

/** With the same reach as the list. It stops counting where the bell does. */
const NAO_LIDOS = prepararComQuem(
  sql`select json_build_object('nao_lidos', count(*))::text as numero from (
    select from aviso a join venda v on v.id = a.venda_id
    where a.usuario_id = ${QUEM.pessoa} and a.lido_em is null
      and (${QUEM.todas} or v.empresa_id = any(${QUEM.empresas}))
      and (${QUEM.pode('LISTAR.TODAS_VENDAS')} or ${QUEM.pessoa} = any(v.donos))
    limit ${sql.raw(String(TETO_DE_NAO_LIDOS + 1))}) nao_lido`,
  { numero: 'text' },
)

export const contarNaoLidos = async (leitura: Leitura) => {
  const { linhas } = await leitura.ler<{ numero: string }>(NAO_LIDOS, {})
  return new JsonPronto(linhas[0]?.numero ?? '{"nao_lidos":0}')
}

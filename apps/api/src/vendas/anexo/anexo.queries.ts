import type { Anexo } from '@balcao/contract/vendas/anexo'
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { alcancarVenda } from './alcance.queries.ts'
import { anexo } from './anexo.table.ts'
import { vendaDoAnexo } from './venda-do-anexo.ts'

/** What could not be converted counts as if it had never come. */
const ATUAL = sql<boolean>`coalesce(${anexo.versao} = max(${anexo.versao})
  filter (where ${anexo.situacao} <> 'RECUSADO') over (partition by ${anexo.tipo}), false)`

const daVenda = (vendaId: string) => and(eq(anexo.venda_id, vendaId), isNull(anexo.descartado_em))

const lerAnexos = (db: Db, vendaId: string) =>
  db
    .select({
      id: anexo.id,
      venda_id: anexo.venda_id,
      tipo: anexo.tipo,
      nome: anexo.nome,
      mime: sql<string>`coalesce(${arquivo.mime}, 'application/octet-stream')`,
      tamanho: sql<number>`coalesce(${arquivo.tamanho}, 0)`,
      sha256: anexo.sha256,
      criado_em: anexo.criado_em,
      quem: anexo.usuario_nome,
      veredito: anexo.veredito,
      motivo: anexo.motivo,
      versao: anexo.versao,
      atual: ATUAL,
      largura: arquivo.largura,
      altura: arquivo.altura,
      duracao_segundos: sql<number | null>`${anexo.duracao_ms} / 1000.0::float8`,
      situacao: anexo.situacao,
      recusa: anexo.recusa,
    })
    .from(anexo)
    .leftJoin(arquivo, eq(arquivo.id, anexo.arquivo_id))
    .where(daVenda(vendaId))
    .orderBy(anexo.tipo, desc(anexo.versao))

export const listarAnexos = async (db: Db, quem: Pessoa, vendaId: string): Promise<Anexo[]> => {
  await alcancarVenda(db, quem, vendaId)
  const anexos = await lerAnexos(db, vendaId)
  if (!quem.pode('EDITAR.VENDA_SITUACAO')) return anexos.map((um) => ({ ...um, usado_em: null }))
  const usados = await usadoEmOutrasVendas(db, quem, vendaId)
  return anexos.map((um) => ({ ...um, usado_em: usados.get(um.id) ?? [] }))
}

/** For the upload that brought it. */
export const anexoEnviado = async (db: Db, { id, venda_id }: { id: string; venda_id: string }) => {
  const achado = (await lerAnexos(db, venda_id)).find((um) => um.id === id)
  return achado ? { ...achado, usado_em: null } : null
}

/** By attachment: the sales of other clients that have the same file, as it came or as it was stored. */
const usadoEmOutrasVendas = async (db: Db, quem: Pessoa, vendaId: string) => {
  const outro = alias(anexo, 'outro')
  const iguais = await db
    .selectDistinct({ id: anexo.id, outra: outro.venda_id })
    .from(anexo)
    .innerJoin(
      outro,
      and(
        or(eq(outro.sha256, anexo.sha256), eq(outro.sha256_guardado, anexo.sha256_guardado)),
        ne(outro.venda_id, anexo.venda_id),
        isNull(outro.descartado_em),
      ),
    )
    .where(daVenda(vendaId))
  const outras = [...new Set(iguais.map(({ outra }) => outra))]
  const vendas = outras.length ? await vendaDoAnexo().protocolosDeOutros(db, quem, vendaId, outras) : []
  return new Map(
    iguais.map(({ id }) => {
      const suas = new Set(iguais.filter((igual) => igual.id === id).map(({ outra }) => outra))
      return [id, vendas.filter((venda) => suas.has(venda.id)).map(({ protocolo }) => protocolo)]
    }),
  )
}

/** The newest of each kind: what a sale has. One that is still being converted counts. */
export const anexosDaVenda = (db: Db, vendaId: string) =>
  db
    .selectDistinctOn([anexo.tipo], {
      id: anexo.id,
      tipo: anexo.tipo,
      veredito: anexo.veredito,
      motivo: anexo.motivo,
      situacao: anexo.situacao,
      sha256: anexo.sha256,
      criado_em: anexo.criado_em,
      quem: anexo.usuario_nome,
      do_assinante: anexo.do_assinante,
    })
    .from(anexo)
    .where(and(daVenda(vendaId), ne(anexo.situacao, 'RECUSADO')))
    .orderBy(anexo.tipo, desc(anexo.versao))

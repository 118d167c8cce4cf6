import type { Adicional } from '@balcao/contract/catalogo/adicional'
import type { FiltroAdicional } from '@balcao/contract/catalogo/adicional-filtro'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante, porNumero, porTexto } from '#infra/db/pagina.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { adicional } from './adicional.table.ts'
import { incompatibilidades } from './incompatibilidade.queries.ts'

const existente = isNull(adicional.excluido_em)

const ordens = {
  nome: porTexto(adicional.nome),
  valor: porNumero(adicional.valor),
  atualizado_em: porInstante(adicional.atualizado_em),
}

const filtros = (f: FiltroAdicional) =>
  and(
    existente,
    contemPalavras(adicional.busca, f.busca),
    f.categoria && eq(adicional.categoria, f.categoria),
    f.cobranca && eq(adicional.cobranca, f.cobranca),
    f.ativo === undefined ? undefined : eq(adicional.ativo, f.ativo),
  )

export const listarAdicionais = (db: Db, filtro: FiltroAdicional) => {
  const onde = filtros(filtro)
  return paginar(filtro, {
    ordens,
    padrao: 'nome',
    id: adicional.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: adicional.id,
          nome: adicional.nome,
          icone: adicional.icone,
          categoria: adicional.categoria,
          cobranca: adicional.cobranca,
          valor: adicional.valor,
          ativo: adicional.ativo,
          atualizado_em: adicional.atualizado_em,
          chave,
        })
        .from(adicional)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) =>
      contarAte(db, db.select({ id: adicional.id }).from(adicional).where(onde).limit(ate).as('t')),
  })
}

export const obterAdicional = async (db: Db, id: string): Promise<Adicional> => {
  const [encontrado] = await db
    .select({
      id: adicional.id,
      nome: adicional.nome,
      descricao: adicional.descricao,
      categoria: adicional.categoria,
      cobranca: adicional.cobranca,
      valor: adicional.valor,
      quantidade_maxima: adicional.quantidade_maxima,
      icone: adicional.icone,
      ativo: adicional.ativo,
      // In plain SQL, because the query builder omits the table's name when it selects from a single table.
      planos: sql<number>`(
        select count(*)::integer from plano_adicional l join plano p on p.id = l.plano_id
        where l.adicional_id = adicional.id and p.excluido_em is null
      )`.as('planos'),
      promocoes: sql<number>`(
        select count(*)::integer from promocao_adicional l join promocao p on p.id = l.promocao_id
        where l.adicional_id = adicional.id and p.excluido_em is null
      )`.as('promocoes'),
      criado_em: adicional.criado_em,
      atualizado_em: adicional.atualizado_em,
      versao: adicional.versao,
    })
    .from(adicional)
    .where(and(existente, eq(adicional.id, id)))
  if (!encontrado) throw naoEncontrado()
  const incompativeis = await incompatibilidades(db, [encontrado.id])
  return { ...encontrado, incompativel_com: incompativeis.get(encontrado.id) ?? [] }
}

/** Includes inactive ones, because a plan that has one must still show its name. */
export const opcoesDeAdicional = (db: Db) =>
  db
    .select({
      id: adicional.id,
      nome: adicional.nome,
      icone: adicional.icone,
      cobranca: adicional.cobranca,
      valor: adicional.valor,
      ativo: adicional.ativo,
    })
    .from(adicional)
    .where(existente)
    .orderBy(ordens.nome.por)

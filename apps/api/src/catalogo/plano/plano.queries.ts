import type { Plano } from '@balcao/contract/catalogo/plano'
import type { FiltroPlano, SituacaoPlano } from '@balcao/contract/catalogo/plano-filtro'
import { and, arrayContains, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante, porNumero, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { alcancaEmpresas, temEmpresa } from '#provedor/empresa/alcance.ts'
import { plano } from './plano.table.ts'
import {
  adicionaisDoPlano,
  canaisDoPlano,
  cidadesDoPlano,
  empresasDoPlano,
  recursosDoPlano,
} from './plano-ligacoes.queries.ts'
import { mensalidadeNoDia, precosDoPlano, proximoPreco } from './plano-preco.queries.ts'

// In plain SQL, because the query builder omits the table's name when it selects from a single table.

export const planoVendidoPor = (empresas: readonly string[]) => sql`(plano.todas_empresas or exists (
  select 1 from plano_empresa l where l.plano_id = plano.id and l.empresa_id = any(${sql.param(empresas)}::uuid[])))`

export const planoVendidoForaDe = (empresas: readonly string[]) => sql`(plano.todas_empresas or exists (
  select 1 from plano_empresa l where l.plano_id = plano.id and l.empresa_id <> all(${sql.param(empresas)}::uuid[])))`

/**
 * For a select that includes `municipio`. What is sold everywhere says nothing of a city. An order leans on it, so the
 * database's own day is near enough.
 */
export const vendidoNaCidade = ({ empresas }: Pessoa) => sql<boolean>`exists (
  select 1 from plano_cidade c join plano on plano.id = c.plano_id
  where c.codigo_ibge = municipio.codigo and plano.ativo and plano.excluido_em is null
    and (plano.vigencia_fim is null or plano.vigencia_fim >= current_date)
    and ${empresas === null ? sql`true` : planoVendidoPor(empresas)})`

/** For a select that includes `plano`. */
export const nomeVisivelDoPlano = (quem: Pessoa) => nomeVisivel(quem, sql`plano.nome`, planoVendidoPor)

export const planoNaoEncerrado = (hoje: string) =>
  sql`(plano.vigencia_fim is null or plano.vigencia_fim >= ${hoje}::date)`

/** People who have only some companies see what those sell. */
const visivel = ({ empresas }: Pessoa) =>
  and(isNull(plano.excluido_em), empresas === null ? undefined : planoVendidoPor(empresas))

const situacaoEm = (hoje: string) => sql<SituacaoPlano>`case
  when not ${plano.ativo} then 'RETIRADO'
  when ${plano.vigencia_inicio} > ${hoje}::date then 'FUTURO'
  when ${plano.vigencia_fim} < ${hoje}::date then 'ENCERRADO'
  else 'A_VENDA' end`

const ordensEm = (hoje: string) => ({
  nome: porTexto(plano.nome),
  codigo: porTexto(plano.codigo),
  download_mbps: porNumero(plano.download_mbps),
  valor_mensal: porNumero(sql`coalesce(${mensalidadeNoDia(hoje)}, 0)`),
  atualizado_em: porInstante(plano.atualizado_em),
})

const filtros = (quem: Pessoa, f: FiltroPlano, hoje: string): SQL | undefined =>
  and(
    contemPalavras(plano.busca, f.busca),
    f.tecnologia && eq(plano.tecnologia, f.tecnologia),
    f.tipo_pessoa && arrayContains(plano.tipos_pessoa, [f.tipo_pessoa]),
    f.situacao && eq(situacaoEm(hoje), f.situacao),
    f.empresa_id ? planoVendidoPor([f.empresa_id].filter((id) => temEmpresa(quem, id))) : undefined,
    f.restrito === undefined ? undefined : eq(plano.restrito, f.restrito),
  )

export const listarPlanos = async (db: Db, quem: Pessoa, filtro: FiltroPlano) => {
  const hoje = await hojeNoFuso(db)
  const onde = and(visivel(quem), filtros(quem, filtro, hoje))
  return paginar(filtro, {
    ordens: ordensEm(hoje),
    padrao: 'nome',
    id: plano.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: plano.id,
          codigo: plano.codigo,
          nome: plano.nome,
          tecnologia: plano.tecnologia,
          download_mbps: plano.download_mbps,
          upload_mbps: plano.upload_mbps,
          tipos_pessoa: plano.tipos_pessoa,
          valor_mensal: mensalidadeNoDia(hoje),
          proximo_preco: proximoPreco(hoje),
          destaque: plano.destaque,
          restrito: plano.restrito,
          situacao: situacaoEm(hoje),
          atualizado_em: plano.atualizado_em,
          chave,
        })
        .from(plano)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) => contarAte(db, db.select({ id: plano.id }).from(plano).where(onde).limit(ate).as('t')),
  })
}

/** The names, for linking plans. Includes plans that are not on sale at the moment. */
export const opcoesDePlano = (db: Db, quem: Pessoa) =>
  db
    .select({ id: plano.id, nome: plano.nome, codigo: plano.codigo })
    .from(plano)
    .where(visivel(quem))
    .orderBy(porTexto(plano.nome).por, plano.id)

const promocoesDoPlano = sql<string[]>`(
  select coalesce(array_agg(p.nome order by p.nome collate "pt-BR-x-icu"), '{}')
  from promocao_plano l join promocao p on p.id = l.promocao_id
  where l.plano_id = plano.id and p.excluido_em is null)`

const { excluido_em: _, busca: __, ...colunas } = getTableColumns(plano)

export const obterPlano = async (db: Db, quem: Pessoa, id: string): Promise<Plano> => {
  const hoje = await hojeNoFuso(db)
  const [lido] = await db
    .select({
      ...colunas,
      empresas: empresasDoPlano,
      cidades: cidadesDoPlano,
      canais: canaisDoPlano(quem),
      recursos: recursosDoPlano,
      adicionais: adicionaisDoPlano,
      precos: precosDoPlano(hoje),
      promocoes: promocoesDoPlano,
      situacao: situacaoEm(hoje),
    })
    .from(plano)
    .where(and(visivel(quem), eq(plano.id, id)))
  if (!lido) throw naoEncontrado()
  return {
    ...lido,
    empresas: lido.empresas.filter((e) => temEmpresa(quem, e.id)),
    preco: lido.precos.find((p) => p.situacao === 'VIGENTE') ?? null,
    promocoes: lido.promocoes.length,
    editavel: alcancaEmpresas(quem, { ...lido, empresas: lido.empresas.map((e) => e.id) }),
  }
}

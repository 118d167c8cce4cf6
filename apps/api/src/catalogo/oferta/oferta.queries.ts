import type { Oferta, PaginaDeOfertas } from '@balcao/contract/catalogo/oferta'
import type { FiltroOferta } from '@balcao/contract/catalogo/oferta-filtro'
import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { plano } from '#catalogo/plano/plano.table.ts'
import { planoPreco } from '#catalogo/plano/plano-ligacoes.table.ts'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lugar, porForma, prepararJuntas, SO_TEXTO } from '#infra/db/juntas.ts'
import { contarAte, paginar, porNumero, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { type Alcance, condicoesDeVenda } from './condicoes.ts'
import { type Criterios, criteriosDe } from './criterios.ts'
import { consultasDasPartes, distribuirPartes, type PartesLidas, type SemPartes } from './partes.queries.ts'

/** The latest price that has begun. A price with a future date takes over by itself. */
const precoEmVigor = (db: Db, dia: string) =>
  db
    .select({ valor_mensal: planoPreco.valor_mensal, taxa_instalacao: planoPreco.taxa_instalacao })
    .from(planoPreco)
    .where(sql`${planoPreco.plano_id} = ${plano.id} and ${planoPreco.a_partir_de} <= ${dia}::date`)
    .orderBy(sql`${planoPreco.a_partir_de} desc`)
    .limit(1)
    .as('em_vigor')
type PrecoEmVigor = ReturnType<typeof precoEmVigor>

const { excluido_em: _, busca: __, ativo: ___, todas_empresas: ____, ...doPlano } = getTableColumns(plano)

const colunas = ({ valor_mensal, taxa_instalacao }: PrecoEmVigor) => ({
  ...doPlano,
  valor_mensal,
  taxa_instalacao,
})

const aVenda = (quem: Alcance, criterios: Criterios) =>
  and(isNull(plano.excluido_em), ...Object.values(condicoesDeVenda(quem, criterios)))

/** What can be sold here, on this day, to this kind of person, by this seller. */
export const ofertasPara = async (
  db: Db,
  quem: Pessoa,
  criterios: Criterios,
  onde?: SQL,
): Promise<Oferta[]> => {
  const planos = await planosPara(db, quem, criterios, onde)
  return completar(db, planos, criterios)
}

const planosPara = (db: Db, quem: Alcance, criterios: Criterios, onde: SQL | undefined) => {
  const preco = precoEmVigor(db, criterios.dia)
  return db
    .select(colunas(preco))
    .from(plano)
    .innerJoinLateral(preco, sql`true`)
    .where(and(aVenda(quem, criterios), onde))
    .orderBy(porTexto(plano.nome).por, plano.id)
}

const lerOferta = porForma(({ empresas, ...criterios }: Alcance & Criterios) => {
  const [planos, plano_id] = [lugar<string[]>('planos'), lugar<string>('plano_id')]
  return prepararJuntas({
    planos: planosPara(SO_TEXTO, { empresas }, criterios, eq(plano.id, plano_id)),
    ...consultasDasPartes(planos, criterios),
  })
})

/** Everything is asked at once: a sale waits for it. */
export const ofertaPara = async (db: Db, quem: Pessoa, criterios: Criterios, id: string) => {
  const pedido = { ...criterios, empresas: quem.empresas }
  const { planos, ...partes } = await lerOferta(pedido)(db, { ...pedido, plano_id: id, planos: [id] })
  const [vendido] = planos
  return vendido ? distribuirPartes(partes)(vendido) : null
}

const completar = async (db: Db, planos: SemPartes[], criterios: Criterios): Promise<Oferta[]> => {
  const { recursos, adicionais, promocoes } = consultasDasPartes(
    planos.map(({ id }) => id),
    criterios,
  )
  const [r, a, p] = await Promise.all([db.execute(recursos), db.execute(adicionais), db.execute(promocoes)])
  const partes = { recursos: r.rows, adicionais: a.rows, promocoes: p.rows } as unknown as PartesLidas
  return planos.map(distribuirPartes(partes))
}

/** Above any price. Highlighted plans come first and the rest after them, both from the cheapest. */
const DEPOIS_DOS_DESTAQUES = 1_000_000_000

const ordensPor = ({ valor_mensal }: PrecoEmVigor) => ({
  destaque: porNumero(
    sql`${valor_mensal} + case when ${plano.destaque} then 0 else ${sql.raw(String(DEPOIS_DOS_DESTAQUES))} end`,
  ),
  valor_mensal: porNumero(sql`${valor_mensal}`),
  download_mbps: porNumero(plano.download_mbps),
  nome: porTexto(plano.nome),
})

/** The catalogue: the same offers in pages, narrowed by the person's filters. */
export const listarOfertas = async (db: Db, quem: Pessoa, filtro: FiltroOferta): Promise<PaginaDeOfertas> => {
  const criterios = await criteriosDe(db, quem, filtro)
  const preco = precoEmVigor(db, criterios.dia)
  const onde = and(
    aVenda(quem, criterios),
    contemPalavras(plano.busca, filtro.busca),
    filtro.tecnologia && eq(plano.tecnologia, filtro.tecnologia),
    filtro.planos ? inArray(plano.id, filtro.planos.split(',')) : undefined,
  )
  const pagina = await paginar(filtro, {
    ordens: ordensPor(preco),
    padrao: 'destaque',
    id: plano.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({ ...colunas(preco), chave })
        .from(plano)
        .innerJoinLateral(preco, sql`true`)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) => contarAte(db, db.select({ id: plano.id }).from(plano).where(onde).limit(ate).as('t')),
  })
  const { dia, canal_venda_id = null } = criterios
  return { ...pagina, itens: await completar(db, pagina.itens, criterios), dia, canal_venda_id }
}

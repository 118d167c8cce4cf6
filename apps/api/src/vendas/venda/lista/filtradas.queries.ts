import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { FiltroVenda } from '@balcao/contract/vendas/lista-filtro'
import { visao } from '@balcao/contract/vendas/visao'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import {
  alemDe,
  ateOLimite,
  type Caminho,
  cadaParte,
  comNomes,
  ehMarcada,
  NA_LINHA,
  porOrdem,
  type Resumida,
  type Trecho,
} from './caminho.ts'
import { type Criterios, comProtocolo, condicoes } from './filtros.ts'

/**
 * How many rows are looked at in the list's order, and how many of them must match for it to be worth looking further.
 * What is common turns up like this; what is rare is found by an index of its own, and sorted.
 */
const OLHADAS = [
  { passos: 1_500, bastam: 4 },
  { passos: 20_000, bastam: Number.POSITIVE_INFINITY },
]

/** Each of them has an index in the order of sending, the narrowest first. */
const GUIAS = [
  'cliente_id',
  'vendedor_id',
  'codigo_ibge',
  'plano_id',
  'canal_venda_id',
  'empresa_id',
] as const

/** What an index in the list's order knows. Undefined: there is none. */
const noIndice = (filtro: Criterios, { ordem }: Caminho): Criterios | undefined => {
  if (filtro.protocolo !== undefined || (filtro.visao && visao(filtro.visao).ateHoje)) return undefined
  if (ehMarcada(ordem)) {
    const { marco, marco_de, marco_ate, empresa_id } = filtro
    return { marco, marco_de, marco_ate, empresa_id }
  }
  if (ordem === 'situacao_em')
    return { visao: filtro.visao, situacao: filtro.situacao, empresa_id: filtro.empresa_id }
  if (filtro.visao) return undefined
  const guia = GUIAS.find((campo) => filtro[campo] !== undefined)
  return { criado_de: filtro.criado_de, criado_ate: filtro.criado_ate, ...(guia && { [guia]: filtro[guia] }) }
}

const alcancadas = ({ empresas }: Pessoa) =>
  empresas === null ? sql`true` : sql`empresa.id = any(${sql.param(empresas)}::uuid[])`

/** The first rows of the list's order. Over several companies or states, each by itself: no index mixes them. */
const primeiras = (
  caminho: Caminho,
  quem: Pessoa,
  conhecido: Criterios,
  configuracao: Configuracao,
  passos: number,
) => {
  const limite = sql.raw(`limit ${passos}`)
  const onde = (mais: SQL) => sql`
    select venda.* from venda where ${mais} and ${condicoes(quem, conhecido, configuracao)} and ${caminho.alem ?? sql`true`}
    order by ${porOrdem(caminho, 'venda')} ${limite}`
  const umaSo = GUIAS.some((campo) => conhecido[campo] !== undefined && campo !== 'empresa_id')
  if (umaSo || !quem.pode('LISTAR.TODAS_VENDAS')) return onde(sql`true`)
  const { de, aqui } = cadaParte(caminho, conhecido.visao ?? conhecido.situacao)
  return sql`
    select v.* from (${de} where ${alcancadas(quem)}) e
    cross join lateral (${onde(aqui)}) v
    order by ${porOrdem(caminho, 'v')} ${limite}`
}

/** What a filter finds depends on its values, so it is planned anew. */
export const lerFiltradas = async (db: Db, leitura: Leitura, pedido: FiltroVenda, trecho: Trecho) => {
  const quem = await leitura.quem()
  const configuracao = await lerConfiguracao(db)
  const { lido, ...resto } = trecho
  const caminho = { ...resto, alem: lido && alemDe(resto, lido) }
  const filtro = await comProtocolo(db, quem, pedido, configuracao)
  const onde = condicoes(quem, filtro, configuracao)
  const ler = async (vendas: SQL) => (await db.execute<Resumida>(comNomes(caminho, vendas))).rows
  const conhecido = noIndice(filtro, caminho)
  for (const { passos, bastam } of conhecido ? OLHADAS : []) {
    const achadas = await ler(sql`
      select ${NA_LINHA} from (${primeiras(caminho, quem, conhecido ?? {}, configuracao, passos)}) venda
      where ${onde} order by ${porOrdem(caminho, 'venda')} ${ateOLimite(caminho)}`)
    if (achadas.length > caminho.limite) return achadas
    if (achadas.length < bastam) break
  }
  // The barrier keeps the planner from walking the list's order once more.
  return ler(sql`
    select ${NA_LINHA} from (
      select * from venda where ${onde} and ${caminho.alem ?? sql`true`} offset 0) venda
    order by ${porOrdem(caminho, 'venda')} ${ateOLimite(caminho)}`)
}

import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { type FiltroVenda, ordemDasVendas } from '@balcao/contract/vendas/lista-filtro'
import { type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA, prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Preparada } from '#infra/db/preparada.ts'
import { emPagina, lerTrecho } from '#infra/db/trecho.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import {
  alemDe,
  ateOLimite,
  type Caminho,
  CHAVES,
  cadaParte,
  comNomes,
  type Ordem,
  porOrdem,
  type Resumida,
  type Trecho,
  vendasOnde,
} from './caminho.ts'
import { lerFiltradas } from './filtradas.queries.ts'
import { daVisao, ehSoAFila } from './filtros.ts'
import { comVisitas } from './visitas.queries.ts'

const { pessoa, todas, empresas, pode } = DE_QUEM_PERGUNTA
const VE_TODAS = pode('LISTAR.TODAS_VENDAS')
const ALCANCADAS = sql`(${todas} or empresa.id = any(${empresas}))`

/**
 * A queue for whoever asks. Each company is walked by itself in the list's order, so a page costs the same for any
 * mix of companies. People who see only their own have an index of their own.
 */
const daFila = (caminho: Caminho, visao: VisaoDeVenda | undefined) => {
  const aqui = daVisao(visao)
  const parte = cadaParte(caminho, visao)
  return sql`
    select * from (
      select v.* from (${parte.de} where ${VE_TODAS} and ${ALCANCADAS}) e
      cross join lateral (${vendasOnde(caminho, sql`${parte.aqui} and ${aqui}`)}) v
      union all
      select v.* from (
        ${vendasOnde(caminho, sql`venda.vendedor_id = ${pessoa} and ${aqui} and (${todas} or venda.empresa_id = any(${empresas}))`)}
      ) v where not ${VE_TODAS}
    ) p order by ${porOrdem(caminho, 'p')} ${ateOLimite(caminho)}`
}

const ALEM = { chave: sql.placeholder('chave'), id: sql.placeholder('id') }
/** The page sizes that screens use. Programs may ask for others, and no statement is kept for those. */
const TAMANHOS = new Set([10, 25, 50, 100])
const preparadas = new Map<string, Preparada>()

/** A page of a queue. The statement needs `quem`: it is sent together with the question who is asking. */
export const consultaDaFila = (caminho: Caminho, visao: VisaoDeVenda | undefined) =>
  comNomes(caminho, daFila(caminho, visao))

const preparada = (visao: VisaoDeVenda | undefined, caminho: Caminho) => {
  const chave = [visao, caminho.ordem, caminho.descendo, caminho.alem !== undefined, caminho.limite].join()
  const pronta = preparadas.get(chave)
  if (pronta) return pronta
  const nova = prepararComQuem(consultaDaFila(caminho, visao), { resumo: 'text' })
  if (TAMANHOS.has(caminho.limite)) preparadas.set(chave, nova)
  return nova
}

/** The queues of everyday work, sent together with the question who is asking. */
const lerFila = async (leitura: Leitura, visao: VisaoDeVenda | undefined, { lido, ...trecho }: Trecho) => {
  const caminho = { ...trecho, alem: lido && alemDe(trecho, ALEM) }
  const { linhas } = await leitura.ler<Resumida>(preparada(visao, caminho), { ...lido })
  return linhas
}

/** One page by keyset. Every page costs the same, and new rows neither repeat nor hide others. */
export const paginaDeVendas = async (db: Db, leitura: Leitura, filtro: FiltroVenda) => {
  const trecho = lerTrecho<Ordem>(ordemDasVendas(filtro), filtro)
  const lidas = ehSoAFila(filtro)
    ? await lerFila(leitura, filtro.visao, trecho)
    : await lerFiltradas(db, leitura, filtro, trecho)
  const resumos = lidas.map(({ resumo }) => resumo)
  const { linhas, ...pontas } = emPagina(trecho, resumos, (linha) => {
    const venda: VendaNaLista = JSON.parse(linha)
    return { chave: CHAVES[trecho.ordem].de(venda), id: venda.id }
  })
  const comVisita = filtro.visao && visao(filtro.visao).ateHoje
  return { linhas: comVisita ? await comVisitas(db, await leitura.quem(), linhas) : linhas, ...pontas }
}

export const listarVendas = async (db: Db, leitura: Leitura, filtro: FiltroVenda) => {
  const { linhas, ...pontas } = await paginaDeVendas(db, leitura, filtro)
  return JsonPronto.lista(linhas, pontas)
}

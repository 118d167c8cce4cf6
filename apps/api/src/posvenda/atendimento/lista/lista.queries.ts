import type { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import { sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA, prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Preparada } from '#infra/db/preparada.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import {
  alemDoLugar,
  type Caminho,
  caminhoDe,
  comNomes,
  emCadaEmpresa,
  type Linha,
  paginaDe,
} from './caminho.ts'
import { paginaFiltrada } from './filtrados.queries.ts'
import { ehSoAVisao, VISOES } from './filtros.ts'

type Visao = FiltroAtendimento['visao']

const { todas, empresas } = DE_QUEM_PERGUNTA
const ALCANCADAS = sql`(${todas} or empresa.id = any(${empresas}))`
/** The page sizes that screens use. Programs may ask for others, and no statement is kept for those. */
const TAMANHOS = new Set([10, 25, 50, 100])
const COLUNAS = { resumo: 'text', chave: 'text', id: 'text' } as const
const preparadas = new Map<string, Preparada>()

/** A page of what people work through. Who is asking decides how far it goes. */
export const consultaDosAtendimentos = (caminho: Caminho, visao: Visao) =>
  comNomes(
    caminho,
    emCadaEmpresa(caminho, ALCANCADAS, visao ? VISOES[visao] : sql`true`, alemDoLugar(caminho)),
  )

const preparada = (caminho: Caminho, visao: Visao) => {
  const { coluna, descendo, lido, limite } = caminho
  const chave = [visao, coluna, descendo, lido !== undefined, limite].join()
  const pronta = preparadas.get(chave)
  if (pronta) return pronta
  const nova = prepararComQuem(consultaDosAtendimentos(caminho, visao), COLUNAS)
  if (TAMANHOS.has(limite)) preparadas.set(chave, nova)
  return nova
}

/** The lists of everyday work, sent together with the question who is asking. */
const paginaDaVisao = async (leitura: Leitura, filtro: FiltroAtendimento) => {
  const caminho = caminhoDe(filtro)
  const { linhas } = await leitura.ler<Linha>(preparada(caminho, filtro.visao), { ...caminho.lido })
  return paginaDe(caminho, linhas)
}

/** One page by keyset. Every page costs the same, and new rows neither repeat nor hide others. */
export const paginaDeAtendimentos = async (db: Db, leitura: Leitura, filtro: FiltroAtendimento) =>
  ehSoAVisao(filtro) ? paginaDaVisao(leitura, filtro) : paginaFiltrada(db, await leitura.quem(), filtro)

export const listarAtendimentos = async (db: Db, leitura: Leitura, filtro: FiltroAtendimento) => {
  const { linhas, ...pontas } = await paginaDeAtendimentos(db, leitura, filtro)
  return JsonPronto.lista(linhas, pontas)
}

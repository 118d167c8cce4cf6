import type { ClienteResumo } from '@balcao/contract/cliente/cliente'
import type { FiltroCliente } from '@balcao/contract/cliente/filtro'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { escreverCursor, lerCursor } from '../db/cursor.ts'
import { LIMITE_PADRAO } from '../db/pagina.ts'
import { executar } from '../db/preparada.ts'
import type { Pessoa } from '../http/contexto.ts'
import { conferirMarca } from '../http/direitos-mudaram.ts'
import { JsonPronto } from '../http/json-pronto.ts'
import { lerBusca } from './busca.ts'
import { buscarPagina } from './lista-busca.ts'
import { filtrar } from './lista-filtros.ts'
import {
  alemDoCursor,
  ateOLimite,
  type Caminho,
  type Ordem,
  type PaginaLida,
  paginaDe,
  porOrdem,
  preparada,
  SEPARADOR,
} from './lista-pagina.ts'
import { mascararResumo, veTudo } from './mascarar.ts'

const ORDEM_PADRAO = '-criado_em'

/** Who reads, and the mark of the rights that they are presumed to have. */
export type Leitor = { usuario: Pessoa; marca: string }

type Pagina = { linhas: string[]; anterior: string | null; proximo: string | null }

const caminhoDe = ({ ordem = ORDEM_PADRAO, cursor, limite = LIMITE_PADRAO }: FiltroCliente) => {
  const lido = cursor ? lerCursor(cursor) : undefined
  const paraTras = lido?.sentido === 'antes'
  const caminho: Caminho = {
    ordem: ordem.replace(/^-/, '') as Ordem,
    descendo: ordem.startsWith('-') !== paraTras,
    alem: lido !== undefined,
    limite,
  }
  return { caminho, paraTras, valores: { chave: lido?.chave, id: lido?.id } }
}

const emOrdem = (caminho: Caminho, onde: SQL) => sql`
  select c.resumo from cliente c where ${onde} and ${alemDoCursor(caminho)} order by ${porOrdem(caminho)}
  ${ateOLimite(caminho)}`

/** Without a `forma` the plan is made anew, for the very values that are asked. */
const lerEmOrdem = (forma: string | null, caminho: Caminho, onde: SQL) => {
  const linhas = () => emOrdem(caminho, onde)
  const consulta =
    forma === null ? executar<PaginaLida>(paginaDe(linhas())) : preparada(forma, caminho, linhas)
  return async (pool: pg.Pool, valores: Record<string, unknown>) => (await consulta(pool, valores))[0]
}

/** One page by keyset: it costs the same wherever it is, and no row repeats or hides when others come in. */
export const lerPagina = async (
  pool: pg.Pool,
  { usuario, marca }: Leitor,
  filtro: FiltroCliente,
  fuso: string,
): Promise<Pagina> => {
  const { caminho, paraTras, valores: doCursor } = caminhoDe(filtro)
  const { forma, onde, planoUnico, valores: doFiltro } = filtrar(usuario, filtro, fuso)
  const valores = { ...doFiltro, ...doCursor, sessao: usuario.sessaoId }
  const busca = lerBusca(filtro.busca)
  const lida = busca
    ? await buscarPagina(pool, { busca, forma, caminho, onde, valores, soNomes: !veTudo(usuario) })
    : await lerEmOrdem(planoUnico(caminho.ordem) ? forma : null, caminho, onde)(pool, valores)
  conferirMarca(marca, lida?.marca ?? null)

  const linhas = lida?.linhas?.split(SEPARADOR) ?? []
  const haMais = linhas.length > caminho.limite
  if (haMais) linhas.pop()
  if (paraTras) linhas.reverse()
  const ponta = (linha: string | undefined, sentido: 'antes' | 'depois', existe: boolean) => {
    if (!linha || !existe) return null
    const resumo: ClienteResumo = JSON.parse(linha)
    return escreverCursor({ sentido, chave: resumo[caminho.ordem], id: resumo.id })
  }
  return {
    linhas,
    anterior: ponta(linhas[0], 'antes', paraTras ? haMais : caminho.alem),
    proximo: ponta(linhas.at(-1), 'depois', paraTras || haMais),
  }
}

/** As this person may see it. */
export const resumosVisiveis = (quem: Pessoa, linhas: string[]) =>
  veTudo(quem)
    ? linhas
    : linhas.map((linha) => JSON.stringify(mascararResumo(JSON.parse(linha) as ClienteResumo)))

export const listarClientes = async (pool: pg.Pool, leitor: Leitor, filtro: FiltroCliente, fuso: string) => {
  const { linhas, anterior, proximo } = await lerPagina(pool, leitor, filtro, fuso)
  const itens = resumosVisiveis(leitor.usuario, linhas).join()
  return new JsonPronto(
    `{"itens":[${itens}],"anterior":${JSON.stringify(anterior)},"proximo":${JSON.stringify(proximo)}}`,
  )
}

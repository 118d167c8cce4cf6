import type { ClienteResumo } from '@balcao/contract/cliente/cliente'
import type { FiltroCliente } from '@balcao/contract/cliente/filtro'
import { type SQL, sql } from 'drizzle-orm'
import { confirmar, type QuemLe } from '../acesso/sessao-aberta.queries.ts'
import type { Fontes } from '../db/conexao.ts'
import { escreverCursor, lerCursor } from '../db/cursor.ts'
import { LIMITE_PADRAO } from '../db/pagina.ts'
import type { Valores } from '../db/preparada.ts'
import type { Pessoa } from '../http/contexto.ts'
import { JsonPronto } from '../http/json-pronto.ts'
import { lerBusca } from './busca.ts'
import { buscarPagina } from './lista-busca.ts'
import { type Filtrado, filtrar } from './lista-filtros.ts'
import {
  alemDoCursor,
  ateOLimite,
  type Caminho,
  lerPeloIndice,
  lerPlanejando,
  lerPreparada,
  type Ordem,
  porOrdem,
} from './lista-pagina.ts'
import { mascararResumo, veTudo } from './mascarar.ts'

const ORDEM_PADRAO = '-criado_em'

type Pagina = { linhas: Buffer[]; anterior: string | null; proximo: string | null }

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

const lerEmOrdem = async (
  fontes: Fontes,
  quem: QuemLe,
  { forma, seguida, onde, planoUnico }: Filtrado,
  caminho: Caminho,
  valores: Valores,
) => {
  const linhas = (colunas: SQL) => sql`
    select ${colunas} from cliente c where ${onde()} and ${alemDoCursor(caminho)} order by ${porOrdem(caminho)}
    ${ateOLimite(caminho)}`
  const consulta = { caminho, linhas, valores }
  if (seguida(caminho.ordem)) return lerPeloIndice(fontes, quem, forma, consulta)
  await confirmar(fontes.leitor, quem)
  return planoUnico(caminho.ordem)
    ? lerPreparada(fontes.pool, forma, consulta)
    : lerPlanejando(fontes.pool, consulta)
}

/** One page by keyset: it costs the same wherever it is, and no row repeats or hides when others come in. */
export const lerPagina = async (
  fontes: Fontes,
  quem: QuemLe,
  filtro: FiltroCliente,
  fuso: string,
): Promise<Pagina> => {
  const { caminho, paraTras, valores: doCursor } = caminhoDe(filtro)
  const filtrado = filtrar(quem.usuario, filtro, fuso)
  const busca = lerBusca(filtro.busca)
  const { forma, onde } = filtrado
  const valores = { ...filtrado.valores, ...doCursor, ...busca }
  const linhas = busca
    ? await buscarPagina(fontes, quem, { busca, forma, caminho, onde, valores })
    : await lerEmOrdem(fontes, quem, filtrado, caminho, valores)
  const haMais = linhas.length > caminho.limite
  if (haMais) linhas.pop()
  if (paraTras) linhas.reverse()
  const ponta = (linha: Buffer | undefined, sentido: 'antes' | 'depois', existe: boolean) => {
    if (!linha || !existe) return null
    const resumo: ClienteResumo = JSON.parse(linha.toString())
    return escreverCursor({ sentido, chave: resumo[caminho.ordem], id: resumo.id })
  }
  return {
    linhas,
    anterior: ponta(linhas[0], 'antes', paraTras ? haMais : caminho.alem),
    proximo: ponta(linhas.at(-1), 'depois', paraTras || haMais),
  }
}

/** As this person may see it. */
export const resumosVisiveis = (quem: Pessoa, linhas: Buffer[]) =>
  veTudo(quem)
    ? linhas
    : linhas.map((linha) =>
        Buffer.from(JSON.stringify(mascararResumo(JSON.parse(linha.toString()) as ClienteResumo))),
      )

export const listarClientes = async (fontes: Fontes, quem: QuemLe, filtro: FiltroCliente, fuso: string) => {
  const { linhas, anterior, proximo } = await lerPagina(fontes, quem, filtro, fuso)
  return JsonPronto.lista(resumosVisiveis(quem.usuario, linhas), { anterior, proximo })
}

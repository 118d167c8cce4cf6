import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import type { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Valores } from '#infra/db/preparada.ts'
import { emPagina, lerTrecho } from '#infra/db/trecho.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { lerBusca } from './busca.ts'
import { buscarPagina } from './lista-busca.ts'
import {
  type Escopo,
  escopoDe,
  type Filtrado,
  filtrar,
  SO_DE_QUEM_ALCANCA_TUDO,
  semFiltro,
} from './lista-filtros.ts'
import {
  alemDoCursor,
  ateOLimite,
  type Caminho,
  lerJunto,
  lerPlanejando,
  lerPreparada,
  type Ordem,
  porOrdem,
} from './lista-pagina.ts'
import { mascararResumo, veTudo } from './mascarar.ts'

const ORDEM_PADRAO = '-criado_em'

type Pagina = { usuario: Pessoa; linhas: string[]; anterior: string | null; proximo: string | null }

const caminhoDe = (filtro: FiltroCliente) => {
  const trecho = lerTrecho<Ordem>(filtro.ordem ?? ORDEM_PADRAO, filtro)
  const { lido, paraTras: _, ...resto } = trecho
  const caminho: Caminho = { ...resto, alem: lido !== undefined }
  return { trecho, caminho, valores: { chave: lido?.chave, id: lido?.id } }
}

type EmOrdem = {
  caminho: Caminho
  valores: Valores
  filtro: FiltroCliente
  filtrar: (escopo: Escopo) => Filtrado
}

const lerEmOrdem = async (pool: pg.Pool, leitura: Leitura, { caminho, filtro, ...p }: EmOrdem) => {
  const consultaDe = ({ onde, valores }: Filtrado) => ({
    caminho,
    valores: { ...valores, ...p.valores },
    linhas: () => sql`
      select c.resumo from cliente c where ${onde()} and ${alemDoCursor(caminho)} order by ${porOrdem(caminho)}
      ${ateOLimite(caminho)}`,
  })
  let conhecido: Pessoa | undefined
  // Everything in the index belongs to the list, so any page is a short walk.
  if (semFiltro(filtro)) {
    const inteira = p.filtrar(SO_DE_QUEM_ALCANCA_TUDO)
    const lida = await lerJunto(leitura, inteira.forma, consultaDe(inteira))
    if (lida.usuario.empresas === null) return lida
    conhecido = lida.usuario
  }
  const usuario = conhecido ?? (await leitura.quem())
  const filtrado = p.filtrar(escopoDe(usuario))
  const consulta = consultaDe(filtrado)
  const linhas = filtrado.planoUnico(caminho.ordem)
    ? await lerPreparada(pool, filtrado.forma, consulta)
    : await lerPlanejando(pool, consulta)
  return { usuario, linhas }
}

/** One page by keyset. Every page costs the same, and new rows neither repeat nor hide others. */
export const lerPagina = async (
  pool: pg.Pool,
  leitura: Leitura,
  filtro: FiltroCliente,
  fuso: string,
): Promise<Pagina> => {
  const { trecho, caminho, valores } = caminhoDe(filtro)
  const filtrarPor = (escopo: Escopo) => filtrar(escopo, filtro, fuso)
  const busca = lerBusca(filtro.busca)
  const { usuario, linhas } = busca
    ? await buscarPagina(pool, leitura, { busca, caminho, valores, filtrar: filtrarPor })
    : await lerEmOrdem(pool, leitura, { caminho, valores, filtro, filtrar: filtrarPor })
  const pagina = emPagina(trecho, linhas, (linha) => {
    const resumo: ClienteResumo = JSON.parse(linha)
    return { chave: resumo[caminho.ordem], id: resumo.id }
  })
  return { usuario, ...pagina }
}

/** The rows as far as this person may see them. */
export const resumosVisiveis = ({ usuario, linhas }: Pick<Pagina, 'usuario' | 'linhas'>) =>
  veTudo(usuario)
    ? linhas
    : linhas.map((linha) => JSON.stringify(mascararResumo(JSON.parse(linha) as ClienteResumo)))

export const listarClientes = async (
  pool: pg.Pool,
  leitura: Leitura,
  filtro: FiltroCliente,
  fuso: string,
) => {
  const pagina = await lerPagina(pool, leitura, filtro, fuso)
  const { anterior, proximo } = pagina
  return JsonPronto.lista(resumosVisiveis(pagina), { anterior, proximo })
}

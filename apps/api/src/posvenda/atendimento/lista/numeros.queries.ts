import { TETO_DO_TOTAL, type Total } from '@balcao/contract/base/pagina'
import type { AtendimentoResumo } from '@balcao/contract/posvenda/atendimento'
import type { FiltroTotalDeAtendimentos } from '@balcao/contract/posvenda/atendimento-filtro'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { paginaFiltrada } from './filtrados.queries.ts'
import { alcance, comProtocolo, condicoes, VISOES } from './filtros.ts'

/** Words are compared ticket by ticket, and nobody reads a search up to its thousandth result. */
const TETO_DA_BUSCA = 1_000
/** Nobody counts on from here: the screen says "mais de 999". */
const TETO_DOS_NUMEROS = 999
const QUANTOS_DO_CLIENTE = 5

const contados = (linhas: SQL, teto: number) =>
  sql`(select count(*)::integer from (${linhas} limit ${sql.raw(String(teto))}) t)`

/** Company by company, as the list is read: no index of the list begins without one. */
const emCadaEmpresa = (onde: SQL, teto: number) => {
  const limite = sql.raw(String(teto))
  return contados(
    sql`select 1 from empresa e cross join lateral (
      select 1 from atendimento where atendimento.empresa_id = e.id and ${onde} limit ${limite}) a`,
    teto,
  )
}

const ateOTeto = (contado: number, teto: number): Total => ({
  total: Math.min(contado, teto),
  total_exato: contado <= teto,
})

/** Counted up to a ceiling, so that it never scans the table. */
export const totalDeAtendimentos = async (
  db: Db,
  quem: Pessoa,
  filtro: FiltroTotalDeAtendimentos,
): Promise<Total> => {
  const teto = filtro.busca ? TETO_DA_BUSCA : TETO_DO_TOTAL
  const { fuso_horario: fuso } = await lerConfiguracao(db)
  const onde = condicoes(quem, await comProtocolo(db, quem, filtro, fuso), fuso)
  const total = filtro.busca
    ? contados(sql`select 1 from atendimento where ${onde}`, teto + 1)
    : emCadaEmpresa(onde, teto + 1)
  const { rows } = await db.execute<{ total: number }>(sql`select ${total} as total`)
  return ateOTeto(rows[0]?.total ?? 0, teto)
}

type Numeros = Record<
  'em_aberto' | 'atrasados' | 'meus_em_aberto' | 'meus_atrasados' | 'sem_responsavel',
  number
>

/** For the badges: all of them in one query. */
export const numerosDosAtendimentos = async (db: Db, quem: Pessoa) => {
  const aqui = alcance(quem)
  const meus = sql`${aqui} and atendimento.responsavel_id = ${quem.id}::uuid`
  const deNinguem = sql`${aqui} and atendimento.responsavel_id is null`
  const contar = (onde: SQL, visao: SQL) => emCadaEmpresa(sql`${onde} and ${visao}`, TETO_DOS_NUMEROS + 1)
  const { rows } = await db.execute<Numeros>(sql`select
    ${contar(aqui, VISOES.em_aberto)} as em_aberto, ${contar(aqui, VISOES.atrasados)} as atrasados,
    ${contar(meus, VISOES.em_aberto)} as meus_em_aberto, ${contar(meus, VISOES.atrasados)} as meus_atrasados,
    ${contar(deNinguem, VISOES.em_aberto)} as sem_responsavel`)
  const numero = (qual: keyof Numeros) => ateOTeto(rows[0]?.[qual] ?? 0, TETO_DOS_NUMEROS)
  return {
    todos: { em_aberto: numero('em_aberto'), atrasados: numero('atrasados') },
    meus: { em_aberto: numero('meus_em_aberto'), atrasados: numero('meus_atrasados') },
    sem_responsavel: numero('sem_responsavel'),
  }
}

type Atraso = { em_aberto: number; atrasados: number; desde: string | null }

/** How many tickets are open and how many late, and since when the one that is late for longest. */
export const atrasoDosAtendimentos = async (db: Db, quem: Pessoa, empresa_id: string | undefined) => {
  const aqui = empresa_id
    ? sql`${alcance(quem)} and atendimento.empresa_id = ${empresa_id}::uuid`
    : alcance(quem)
  const contar = (visao: SQL) => emCadaEmpresa(sql`${aqui} and ${visao}`, TETO_DOS_NUMEROS + 1)
  const { rows } = await db.execute<Atraso>(sql`select
    ${contar(VISOES.em_aberto)} as em_aberto, ${contar(VISOES.atrasados)} as atrasados,
    (select min(a.vence_em) from empresa e cross join lateral (
      select atendimento.vence_em from atendimento
      where atendimento.empresa_id = e.id and ${aqui} and ${VISOES.atrasados}
      order by atendimento.vence_em limit 1) a) as desde`)
  const { em_aberto = 0, atrasados = 0, desde = null } = rows[0] ?? {}
  return {
    em_aberto: ateOTeto(em_aberto, TETO_DOS_NUMEROS),
    atrasados: ateOTeto(atrasados, TETO_DOS_NUMEROS),
    desde: desde && new Date(desde).toISOString(),
  }
}

type DoContrato = { cliente_plano_id: string; em_aberto: number; atrasados: number }

/** What of a client is open and late, contract by contract. 404 for a client out of reach. */
export const atendimentosDoCliente = async (db: Db, quem: Pessoa, id: string) => {
  const alcancado = quem.empresas === null ? undefined : inArray(cliente.empresa_id, [...quem.empresas])
  const existe = await db.$count(cliente, and(eq(cliente.id, id), isNull(cliente.excluido_em), alcancado))
  if (!existe) throw naoEncontrado()
  const { rows: contratos } = await db.execute<DoContrato>(sql`
    select cliente_plano_id, count(*)::integer as em_aberto,
      count(*) filter (where ${VISOES.atrasados})::integer as atrasados
    from atendimento where cliente_id = ${id}::uuid and ${VISOES.em_aberto} and ${alcance(quem)}
    group by 1 order by 1`)
  const soma = (qual: 'em_aberto' | 'atrasados') => contratos.reduce((total, um) => total + um[qual], 0)
  return {
    em_aberto: soma('em_aberto'),
    atrasados: soma('atrasados'),
    contratos,
    itens: await abertosDoCliente(db, quem, id, QUANTOS_DO_CLIENTE),
  }
}

export const abertosDoCliente = async (db: Db, quem: Pessoa, cliente_id: string, limite: number) => {
  const { linhas } = await paginaFiltrada(db, quem, { cliente_id, visao: 'em_aberto', limite })
  return linhas.map((linha) => JSON.parse(linha) as AtendimentoResumo)
}

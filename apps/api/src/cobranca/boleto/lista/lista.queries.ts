import { TETO_DO_TOTAL } from '@balcao/contract/base/pagina'
import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import type { FiltroBoleto } from '@balcao/contract/cobranca/boleto-filtro'
import type { FiltroTotalDeBoletos, TotalDeBoletos } from '@balcao/contract/cobranca/boleto-lista-api'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { type SQL, sql } from 'drizzle-orm'
import { idDoCliente } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { empresaEntre } from '#provedor/empresa/alcance.ts'
import {
  type Caminho,
  caminhoDe,
  comNomes,
  comPalavras,
  type Linha,
  type Modo,
  paginaDe,
  primeiros,
} from './caminho.ts'
import { alcance, type Criterios, comNumero, condicoes, palavrasBuscadas, visoes } from './filtros.ts'

/** Nobody counts on from here: the screen says "mais de 999". */
const TETO_DOS_NUMEROS = 999
const QUANTOS_DO_CLIENTE = 5

export const hojeNoProvedor = async (db: Db) => {
  const { fuso_horario } = await lerConfiguracao(db)
  return diaNoFuso(new Date(), fuso_horario)
}

const modoDe = (f: Criterios): Modo => {
  if (f.busca) return 'BUSCA'
  const poucos = f.cliente_id || f.cliente_plano_id || f.venda_id || f.empresa_id || f.numero
  return poucos ? 'POUCOS' : 'EM_CADA_EMPRESA'
}

const alcancadas = ({ empresas }: Pessoa) => (empresas === null ? sql`true` : empresaEntre(empresas))

const lidosNaOrdem = (quem: Pessoa, caminho: Caminho, filtro: Criterios, hoje: string) =>
  primeiros(caminho, modoDe(filtro), condicoes(quem, filtro, hoje), alcancadas(quem))

/** A common word fills the page while the list is walked in its own order. */
const OLHADOS = 1_500

const palavraComum = (quem: Pessoa, caminho: Caminho, { busca, ...resto }: Criterios, hoje: string) => {
  const palavras = busca && palavrasBuscadas(quem, busca, sql`boleto_busca.texto`)
  if (!palavras) return undefined
  const olhados = lidosNaOrdem(quem, { ...caminho, limite: OLHADOS }, resto, hoje)
  return comPalavras(caminho, olhados, palavras)
}

/** One page by keyset. Every page costs the same, and new rows neither repeat nor hide others. */
export const paginaDeBoletos = async (db: Db, quem: Pessoa, pedido: FiltroBoleto) => {
  const caminho = caminhoDe(pedido)
  const hoje = await hojeNoProvedor(db)
  const filtro = await comNumero(db, quem, pedido, hoje)
  const ler = async (linhas: SQL) => (await db.execute<Linha>(comNomes(caminho, linhas))).rows
  const comum = palavraComum(quem, caminho, filtro, hoje)
  const lidas = comum ? await ler(comum) : []
  if (lidas.length > caminho.limite) return paginaDe(caminho, lidas)
  return paginaDe(caminho, await ler(lidosNaOrdem(quem, caminho, filtro, hoje)))
}

export const listarBoletos = async (db: Db, quem: Pessoa, filtro: FiltroBoleto) => {
  const { linhas, ...pontas } = await paginaDeBoletos(db, quem, filtro)
  return JsonPronto.lista(linhas, pontas)
}

/** Counted and added up to a ceiling, so that it never scans the table. */
export const totalDeBoletos = async (
  db: Db,
  quem: Pessoa,
  pedido: FiltroTotalDeBoletos,
): Promise<TotalDeBoletos> => {
  const hoje = await hojeNoProvedor(db)
  const filtro = await comNumero(db, quem, pedido, hoje)
  const onde = condicoes(quem, filtro, hoje)
  const limite = sql.raw(`limit ${TETO_DO_TOTAL + 1}`)
  const VALORES = sql.raw('boleto.valor, boleto.valor_pago')
  const linhas =
    modoDe(filtro) === 'EM_CADA_EMPRESA'
      ? sql`select b.* from empresa cross join lateral (
          select ${VALORES} from boleto where boleto.empresa_id = empresa.id and ${onde} ${limite}) b ${limite}`
      : sql`select ${VALORES} from boleto where ${onde} ${limite}`
  const { rows } = await db.execute<{ total: number; valor: string; valor_pago: string }>(sql`
    select count(*)::integer as total, coalesce(sum(valor), 0) as valor, coalesce(sum(valor_pago), 0) as valor_pago
    from (${linhas}) t`)
  const { total = 0, valor = '0', valor_pago = '0' } = rows[0] ?? {}
  return {
    ...{ total: Math.min(total, TETO_DO_TOTAL), total_exato: total <= TETO_DO_TOTAL },
    ...{ valor: Number(valor), valor_pago: Number(valor_pago) },
  }
}

const contados = (linhas: SQL) =>
  sql`(select count(*)::integer from (${linhas} ${sql.raw(`limit ${TETO_DOS_NUMEROS + 1}`)}) t)`

const emCadaEmpresa = (onde: SQL) =>
  contados(sql`select 1 from empresa e cross join lateral (
    select 1 from boleto where boleto.empresa_id = e.id and ${onde}
    ${sql.raw(`limit ${TETO_DOS_NUMEROS + 1}`)}) b`)

/** For the badges: all of them in one query. */
export const numerosDosBoletos = async (db: Db, quem: Pessoa) => {
  const [aqui, { vencidos, rejeitados }] = [alcance(quem), visoes(await hojeNoProvedor(db))]
  const aRemeter = sql`select 1 from boleto_instrucao i join boleto on boleto.id = i.boleto_id
    where i.remessa_id is null and ${aqui}`
  const aConferir = sql`select 1 from boleto_pagamento p join boleto on boleto.id = p.boleto_id
    where p.situacao in ('CONFERIR', 'DUPLICADO') and ${aqui}`
  const { rows } = await db.execute<
    Record<'vencidos' | 'rejeitados' | 'a_remeter' | 'conferir', number>
  >(sql`select
    ${emCadaEmpresa(sql`${aqui} and ${vencidos}`)} as vencidos,
    ${emCadaEmpresa(sql`${aqui} and ${rejeitados}`)} as rejeitados,
    ${contados(aRemeter)} as a_remeter, ${contados(aConferir)} as conferir`)
  const numero = (contado = 0) => ({
    total: Math.min(contado, TETO_DOS_NUMEROS),
    total_exato: contado <= TETO_DOS_NUMEROS,
  })
  const [lido] = rows
  return {
    vencidos: numero(lido?.vencidos),
    rejeitados: numero(lido?.rejeitados),
    a_remeter: numero(lido?.a_remeter),
    conferir: numero(lido?.conferir),
  }
}

type DoCliente = { em_aberto: number; vencidos: number; valor_em_aberto: string; valor_vencido: string }

/** What a client owes. 404 for a client out of reach. */
export const boletosDoCliente = async (db: Db, quem: Pessoa, id: string) => {
  const cliente_id = await idDoCliente(db, quem, id)
  const { vencidos, em_aberto } = visoes(await hojeNoProvedor(db))
  const { rows } = await db.execute<DoCliente>(sql`
    select count(*)::integer as em_aberto, count(*) filter (where ${vencidos})::integer as vencidos,
      coalesce(sum(boleto.valor), 0) as valor_em_aberto,
      coalesce(sum(boleto.valor) filter (where ${vencidos}), 0) as valor_vencido
    from boleto where boleto.cliente_id = ${cliente_id}::uuid and ${em_aberto} and ${alcance(quem)}`)
  const [soma] = rows
  const { linhas } = await paginaDeBoletos(db, quem, {
    cliente_id,
    visao: 'em_aberto',
    limite: QUANTOS_DO_CLIENTE,
  })
  return {
    em_aberto: soma?.em_aberto ?? 0,
    vencidos: soma?.vencidos ?? 0,
    valor_em_aberto: Number(soma?.valor_em_aberto ?? 0),
    valor_vencido: Number(soma?.valor_vencido ?? 0),
    itens: linhas.map((linha) => JSON.parse(linha) as BoletoResumo),
  }
}

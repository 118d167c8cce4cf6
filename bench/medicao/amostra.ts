import type { Aplicacao } from '../alvo/aplicacao.ts'
import { type Banco, comCliente } from '../banco/postgres.ts'

type Sorteado = { id: string; codigo: number; documento: string; telefone: string; dia: string }
/** A position in the list: the app's own cursor, and the client after which it continues. */
type Lugar = { cursor: string; codigo: number; criadoEm: string }

/** The values used in the questions, for one database. */
export type Amostra = { clientes: Sorteado[]; muitos: string[]; meio: Lugar[]; fim: Lugar[] }

type Pagina = { itens: { codigo: number; criado_em: string }[]; proximo: string | null }

const CLIENTES = 500
const PAGINA = 50

export const colherAmostra = async (banco: Banco, app: Aplicacao): Promise<Amostra> => {
  const clientes = await sortear(banco)
  const dias = clientes.map(({ dia }) => dia).toSorted()
  const doMeio = dias.slice(dias.length >> 2, -(dias.length >> 2)).filter((_, i) => i % 3 === 0)
  const meio: Lugar[] = []
  for (const dia of doMeio) {
    const lugar = await seguinte(app, `criado_ate=${dia}&limite=1`)
    if (lugar) meio.push(lugar)
  }
  return { clientes, muitos: await sortearMuitos(banco), meio, fim: await ultimaPagina(app) }
}

/** Spread over all clients by a step that shares no divisor with their number, in no particular order. */
const sortear = (banco: Banco) =>
  comCliente(banco, async (cliente) => {
    const { rows } = await cliente.query<Sorteado>(
      `select id, codigo, cpf_cnpj as documento, telefones -> 0 ->> 'numero' as telefone, criado_em::date::text as dia
       from cliente where codigo in (
         select 1 + n::bigint * 7919 % total from generate_series(1, $1::integer) n, (select max(codigo) as total from cliente) t)
       order by md5(id::text)`,
      [CLIENTES],
    )
    return rows
  })

/** One in ten, in no particular order: more than are requested while one number is measured. */
const sortearMuitos = (banco: Banco) =>
  comCliente(banco, async (cliente) => {
    const { rows } = await cliente.query<{ id: string }>(
      'select id from cliente where codigo % 10 = 3 order by md5(id::text)',
    )
    return rows.map(({ id }) => id)
  })

/**
 * From the end of the list: a day a few pages before the end, and from there page by page to the last one.
 */
const ultimaPagina = async (app: Aplicacao) => {
  const { itens } = await app.obter<Pagina>(`/cliente?ordem=criado_em&limite=${4 * PAGINA}`)
  const dia = itens.at(-1)?.criado_em.slice(0, 10)
  const lugares: Lugar[] = []
  for (let lugar = await seguinte(app, `criado_ate=${dia}&limite=${PAGINA}`); lugar; ) {
    lugares.push(lugar)
    lugar = await seguinte(app, `cursor=${lugar.cursor}`)
  }
  return lugares.slice(-1)
}

/** A cursor holds a position only, and not the filters that led to it. */
const seguinte = async (app: Aplicacao, filtro: string): Promise<Lugar | undefined> => {
  const { itens, proximo } = await app.obter<Pagina>(`/cliente?${filtro}`)
  const ultimo = itens.at(-1)
  return proximo && ultimo
    ? { cursor: proximo, codigo: ultimo.codigo, criadoEm: ultimo.criado_em }
    : undefined
}

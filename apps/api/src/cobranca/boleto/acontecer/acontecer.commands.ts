import type { EncargosDoBoleto } from '@balcao/contract/cobranca/boleto'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { emitirDosBoletos, eventosEntre } from '../emitir-eventos.commands.ts'
import {
  type Acontecimento,
  type Decisao,
  decidir,
  desfazer,
  type Estado,
  type Pagamento,
} from './decidir.ts'

export type Fato = {
  boleto_id: string
  acontecimento: Acontecimento
  motivo?: string | null
  quem?: string | null
}

type Lido = Pick<Estado, 'situacao' | 'registro' | 'substituido'> & {
  id: string
  conta_bancaria_id: string
  /** What may be charged once: a month of a contract, or a sale. Null: nothing keeps it from being charged again. */
  divida: string | null
  valor: number
  encargos: EncargosDoBoleto
  pagamentos: Pagamento[]
}

/**
 * Locked in the order of their ids, so that two files at once do not wait for each other for ever. Read in a statement of
 * its own: the one that waits for a lock still sees the rows as they were when it began.
 */
const travar = async (db: Db, ids: readonly string[]): Promise<Lido[]> => {
  const destes = sql`any(${sql.param([...ids])}::uuid[])`
  await db.execute(sql`select id from boleto where id = ${destes} order by id for no key update`)
  const { rows } = await db.execute<{ lido: string }>(sql`
    select json_build_object('id', b.id, 'conta_bancaria_id', b.conta_bancaria_id, 'situacao', b.situacao,
      'registro', b.registro, 'valor', b.valor, 'encargos', b.encargos,
      'divida', case when b.origem = 'VENDA' then b.venda_id::text else b.cliente_plano_id || ' ' || b.competencia end,
      'substituido', b.situacao = 'CANCELADO' and (
        exists (select 1 from boleto o where o.cliente_plano_id = b.cliente_plano_id and o.competencia = b.competencia
          and o.situacao <> 'CANCELADO')
        or b.origem = 'VENDA' and exists (select 1 from boleto o where o.venda_id = b.venda_id and o.origem = 'VENDA'
          and o.situacao <> 'CANCELADO')),
      'pagamentos', array(select json_build_object('chave', p.chave, 'meio', p.meio, 'valor', p.valor,
        'pago_em', p.pago_em, 'credito_em', p.credito_em, 'tarifa', p.tarifa, 'situacao', p.situacao, 'a_mao', p.a_mao)
        from boleto_pagamento p where p.boleto_id = b.id order by p.id))::text as lido
    from boleto b where b.id = ${destes} order by b.id`)
  return rows.map(({ lido }) => JSON.parse(lido))
}

const estadoDe = ({ valor, encargos, ...lido }: Lido): Estado => ({
  ...lido,
  valor,
  // No discount makes nothing enough.
  minimo: Math.max(valor - (encargos.desconto?.valor ?? 0), 1),
})

type Acontecido = Decisao & Fato

/** Cancelled and paid all the same, it charges its debt again: what comes for another of that debt is one too many. */
const substituirOsOutros = (lidos: readonly Lido[], estados: Map<string, Estado>, id: string) => {
  const divida = lidos.find((lido) => lido.id === id)?.divida
  if (!divida) return
  for (const outro of lidos) {
    const estado = estados.get(outro.id)
    if (estado && outro.id !== id && outro.divida === divida)
      estados.set(outro.id, { ...estado, substituido: true })
  }
}

/**
 * What the bank, a gateway or a person says about boletos, in the order in which it was said, in a handful of
 * statements however many there are. Answers what became of each. A boleto that does not exist is the caller's fault.
 */
export const acontecer = async (db: Db, fatos: readonly Fato[]): Promise<Decisao[]> => {
  const lidos = await travar(db, [...new Set(fatos.map(({ boleto_id }) => boleto_id))])
  const estados = new Map(lidos.map((lido) => [lido.id, estadoDe(lido)]))
  const acontecidos = fatos.map((fato): Acontecido => {
    const estado = estados.get(fato.boleto_id)
    if (!estado) throw new Error('um acontecimento de um boleto que não existe')
    const decisao = decidir(estado, fato.acontecimento)
    estados.set(fato.boleto_id, decisao.estado)
    if (estado.situacao === 'CANCELADO' && decisao.estado.situacao === 'PAGO')
      substituirOsOutros(lidos, estados, fato.boleto_id)
    return { ...fato, ...decisao }
  })
  const mudados = acontecidos.filter(({ resultado }) => resultado !== 'REPETIDA')
  if (mudados.length) await gravar(db, lidos, estados, mudados)
  return acontecidos
}

const gravar = async (
  db: Db,
  lidos: readonly Lido[],
  estados: ReadonlyMap<string, Estado>,
  mudados: readonly Acontecido[],
) => {
  const porBoleto = Map.groupBy(mudados, ({ boleto_id }) => boleto_id)
  const depois = lidos.flatMap((lido) => {
    const deste = porBoleto.get(lido.id)?.map(({ mudanca }) => mudanca)
    if (!deste) return []
    const quitacao = deste.findLast(({ quitacao }) => quitacao)?.quitacao
    const rejeicao = deste.findLast(({ registro }) => registro)?.rejeicao
    return [{ id: lido.id, estado: estados.get(lido.id), lido, quitacao, rejeicao }]
  })
  await db.execute(sql`
    update boleto b set situacao = d.situacao, registro = d.registro,
      rejeicao = case when d.registro <> b.registro then d.rejeicao else b.rejeicao end,
      pago_em = coalesce(d.pago_em, b.pago_em), valor_pago = coalesce(d.valor_pago, b.valor_pago),
      meio = coalesce(d.meio, b.meio), credito_em = coalesce(d.credito_em, b.credito_em),
      tarifa = coalesce(d.tarifa, b.tarifa), versao = b.versao + 1, atualizado_em = now()
    from json_populate_recordset(null::boleto, ${JSON.stringify(
      depois.map(({ id, estado, quitacao, rejeicao }) => ({
        ...{ id, situacao: estado?.situacao, registro: estado?.registro, rejeicao: rejeicao ?? null },
        ...(quitacao && {
          ...{ pago_em: quitacao.pago_em, valor_pago: quitacao.valor, meio: quitacao.meio },
          ...{ credito_em: quitacao.credito_em, tarifa: quitacao.tarifa },
        }),
      })),
    )}::json) d where b.id = d.id`)
  await identificarPagamentos(db, mudados)
  await gravarPagamentos(db, depois)
  await avisarOBanco(db, depois)
  await db.execute(sql`
    insert into boleto_historico (id, boleto_id, texto, motivo, quem)
    select id, boleto_id, texto, motivo, quem from json_populate_recordset(null::boleto_historico, ${JSON.stringify(
      comIds(mudados.map(({ boleto_id, texto, motivo, quem }) => ({ boleto_id, texto, motivo, quem }))),
    )}::json)`)
  await emitirDosBoletos(
    db,
    depois.flatMap(({ id, lido, estado }) =>
      estado ? eventosEntre(lido, estado).map((evento) => ({ evento, id })) : [],
    ),
  )
  publicar(
    db,
    'boleto',
    depois.map(({ id }) => id),
  )
}

/** Before the payments are written: by its new key, the one that is known is found again. */
const identificarPagamentos = async (db: Db, mudados: readonly Acontecido[]) => {
  const identificados = mudados.flatMap(({ boleto_id, mudanca: { identificado } }) =>
    identificado ? [{ boleto_id, ...identificado }] : [],
  )
  if (!identificados.length) return
  await db.execute(sql`
    update boleto_pagamento p set chave = d.chave
    from json_to_recordset(${JSON.stringify(identificados)}::json) d (boleto_id uuid, antes text, chave text)
    where p.boleto_id = d.boleto_id and p.chave = d.antes`)
}

type Depois = { id: string; estado: Estado | undefined; lido: Lido }

const gravarPagamentos = async (db: Db, depois: readonly Depois[]) => {
  const pagamentos = depois.flatMap(({ id, estado, lido }) =>
    (estado?.pagamentos ?? [])
      .filter((um) => lido.pagamentos.find(({ chave }) => chave === um.chave)?.situacao !== um.situacao)
      .map((um) => ({ ...um, id: v7(), boleto_id: id })),
  )
  if (!pagamentos.length) return
  await db.execute(sql`
    insert into boleto_pagamento (id, boleto_id, chave, meio, valor, pago_em, credito_em, tarifa, situacao, a_mao)
    select id, boleto_id, chave, meio, valor, pago_em, credito_em, tarifa, situacao, a_mao
    from json_populate_recordset(null::boleto_pagamento, ${JSON.stringify(pagamentos)}::json)
    on conflict (boleto_id, chave) do update set situacao = excluded.situacao, versao = boleto_pagamento.versao + 1,
      atualizado_em = now()`)
}

/** Takes back a payment by hand. Answers the one that settles the boleto all the same, if it came. */
export const desfazerPagamento = async (db: Db, id: string): Promise<Pagamento | undefined> => {
  const [lido] = await travar(db, [id])
  if (!lido) throw new Error('um pagamento de um boleto que não existe')
  const { quitou, estado } = desfazer(estadoDe(lido))
  await gravarPagamentos(db, [{ id, estado, lido }])
  return quitou
}

/** What is over is not registered any more; what the bank still waits for, it is told not to. */
const avisarOBanco = async (db: Db, depois: readonly Depois[]) => {
  const pagos = depois.filter(({ estado, lido }) => estado?.situacao === 'PAGO' && lido.situacao !== 'PAGO')
  // Paid through the bank itself: it knows.
  const porFora = pagos.filter(({ estado }) =>
    estado?.pagamentos.some((p) => p.situacao === 'QUITOU' && p.meio !== 'BOLETO'),
  )
  await encerrarNoBanco(
    db,
    pagos.map(({ id }) => id),
    porFora.map(({ id }) => id),
  )
}

/** Takes back what the next file would have said, and asks to write off what the bank knows. */
export const encerrarNoBanco = async (db: Db, todos: readonly string[], aBaixar: readonly string[]) => {
  if (!todos.length) return
  await db.execute(sql`delete from boleto_instrucao
    where boleto_id = any(${sql.param([...todos])}::uuid[]) and remessa_id is null`)
  if (!aBaixar.length) return
  const ids = comIds(aBaixar.map((boleto_id) => ({ boleto_id })))
  await db.execute(sql`
    insert into boleto_instrucao (id, boleto_id, conta_bancaria_id, movimento)
    select n.id, b.id, b.conta_bancaria_id, 'BAIXA'
    from json_populate_recordset(null::boleto_instrucao, ${JSON.stringify(ids)}::json) n join boleto b on b.id = n.boleto_id
    where b.registro in ('REMETIDO', 'REGISTRADO')`)
}
